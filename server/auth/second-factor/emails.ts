import type { Messages } from '../../../messages/compiled/messages.d.ts'
import type { Db } from '../../platform/db.ts'
import { emailTo, readSender } from '../../settings/emails.ts'
import { enqueueEmails } from '../enqueue-emails.ts'
import { findUser } from '../store.ts'

/** The sentence of the email for each event of a user's second step. */
const EVENTS = {
  added: (m) => m.mail_second_step_added(),
  removed: (m) => m.mail_second_step_removed(),
  codesRenewed: (m) => m.mail_second_step_codes_renewed(),
  recoveryCodeUsed: (m) => m.mail_second_step_recovery_code_used(),
  locked: (m) => m.mail_second_step_locked(),
  reset: (m) => m.mail_second_step_reset(),
  unlocked: (m) => m.mail_second_step_unlocked(),
} satisfies Record<string, (m: Messages) => string>

/** Emails the owner of an account about a change of the second step, in the transaction of the change. */
export async function notifyOwner(
  db: Db,
  { userId, event, now }: { userId: number; event: keyof typeof EVENTS; now: number },
): Promise<void> {
  const user = await findUser(db, userId)
  if (!user) return
  const sender = await readSender(db)
  const email = emailTo(user, sender, (m) => ({
    subject: m.mail_second_step_subject(sender),
    paragraphs: [EVENTS[event](m), m.mail_second_step_advice()],
  }))
  await enqueueEmails(db, [email], now)
}
