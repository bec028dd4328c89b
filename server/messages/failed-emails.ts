import { FAILED_EMAILS_SECONDS, type FailedEmail } from '../../contract/admin/admin-overview.ts'
import type { MailState } from '../../contract/messages/mail.ts'
import { say } from '../../messages/message.ts'
import { findUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { readMailPause } from '../platform/mail-pause.ts'
import { countWaitingEmails, retryFailedEmail } from '../platform/mail-queue.ts'
import { createMailTransport } from '../platform/mail-transport.ts'
import { clampPage } from '../platform/pagination.ts'
import { emailTo, readSender } from '../settings/emails.ts'

function selectFailed(db: Db, now: number) {
  return db
    .selectFrom('email_outbox')
    .where('email_outbox.failed_at', '>', now - FAILED_EMAILS_SECONDS)
    .where('email_outbox.sent_at', 'is', null)
}

/** The number of emails that were given up within 30 days. */
export async function countFailedEmails(db: Db, now: number): Promise<number> {
  const { total } = await selectFailed(db, now)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A page of the emails that were given up within 30 days, the latest first, without their texts. */
export async function findFailedEmailPage(
  db: Db,
  { now, ...request }: { page: number; size: number; now: number },
): Promise<{ rows: FailedEmail[]; total: number; page: number }> {
  const total = await countFailedEmails(db, now)
  const { page, offset } = clampPage({ ...request, total })
  const rows = await selectFailed(db, now)
    .leftJoin('messages', 'messages.id', 'email_outbox.message_id')
    .select(['email_outbox.id', 'email_outbox.to_address as to', 'email_outbox.attempts'])
    .select(['email_outbox.subject', 'messages.subject as message_subject'])
    .select(['email_outbox.last_error as reason', 'email_outbox.failed_at'])
    .orderBy('email_outbox.failed_at', 'desc')
    .orderBy('email_outbox.id', 'desc')
    .offset(offset)
    .limit(request.size)
    .execute()
  return {
    rows: rows.map(({ subject, message_subject, failed_at, ...row }) => ({
      ...row,
      subject: subject || (message_subject ?? ''),
      failedAt: failed_at ?? 0,
    })),
    total,
    page,
  }
}

/** Queues a failed email again, audited. Rejects an unknown one with 404; a pending one is unchanged. */
export async function retryEmail(
  db: Db,
  { emailId, actorId, now }: { emailId: number; actorId: number; now: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const email = await tx
      .selectFrom('email_outbox')
      .select('to_address')
      .where('id', '=', emailId)
      .executeTakeFirst()
    if (!email) httpError('not_found', say('rules_messages_email_not_found'))
    if (!(await retryFailedEmail(tx, emailId, now))) return
    const detail = say('audited_detail_one_email', { address: email.to_address })
    await writeAuditEntry(tx, { actorId, action: 'retryEmails', subjectId: null, detail, now })
  })
}

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
  const email = emailTo(user, sender, (m) => ({
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
