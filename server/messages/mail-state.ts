import { FAILED_EMAILS_SECONDS } from '../../contract/admin/admin-overview.ts'
import type { MailState } from '../../contract/messages/mail.ts'
import { say } from '../../messages/message.ts'
import { findUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { decline, httpError } from '../platform/errors.ts'
import { readMailPause } from '../platform/mail-pause.ts'
import { countWaitingEmails } from '../platform/mail-queue.ts'
import { createMailTransport } from '../platform/mail-transport.ts'
import { letterTo, readSender } from '../settings/letters.ts'

/** Whether emails are delivered (decision 0220). */
export async function readMailState(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  now: number,
): Promise<MailState> {
  const { inFolder } = await db
    .selectFrom('email_outbox')
    .select((it) => it.fn.countAll<number>().as('inFolder'))
    .where('in_folder', '=', 1)
    .where('sent_at', '>', now - FAILED_EMAILS_SECONDS)
    .executeTakeFirstOrThrow()
  const pause = await readMailPause(db)
  return {
    hasServer: config.SMTP_URL !== undefined,
    inFolder,
    waiting: await countWaitingEmails(db),
    paused: pause
      ? { since: pause.pausedAt, until: pause.pausedUntil, reason: pause.reason }
      : null,
  }
}

/** Sends an email to the administrator past the queue, and returns what the mail server said. */
export async function sendTestEmail(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { actorId, now }: { actorId: number; now: number },
): Promise<{ accepted: boolean; to: string; answer: string }> {
  if (!config.SMTP_URL)
    decline('mail_server_missing', say('rules_messages_no_mail_server', { variable: 'SMTP_URL' }))
  const user =
    (await findUser(db, actorId)) ?? httpError('not_found', say('rules_messages_account_not_found'))
  const sender = await readSender(db)
  const transport = createMailTransport(config)
  const email = letterTo(user, sender, (m) => ({
    subject: m.mail_test_subject(sender),
    paragraphs: [m.mail_test_body(sender)],
  }))
  const outcome = await transport
    .send({ id: 0, ...email, createdAt: now })
    .then((answer) => ({ accepted: true, answer: String(answer) }))
    // the answer goes to the administrator whose address it contains
    .catch((error: unknown) => ({ accepted: false, answer: String(error) }))
    .finally(() => transport.close())
  return { to: email.to, ...outcome }
}
