import { isNoMailbox } from '../../contract/auth/sign-in-name.ts'
import { messagesIn } from '../../messages/catalog.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db } from '../platform/db.ts'
import { type NewEmail, queueEmails } from '../platform/mail-queue.ts'

/**
 * Queues emails in the transaction of the event that they report; those of a student without an email go to the contact (R-PAY-009).
 */
export async function enqueueEmails(
  db: Db,
  emails: readonly NewEmail[],
  now: number,
): Promise<void> {
  await queueEmails(db, await toReachable(db, emails), now)
}

/**
 * The emails with the address of the contact in place of a student's stable name, and a line that says whom they concern; without
 * those of students whose contact has no email (R-PAY-009).
 */
async function toReachable(db: Db, emails: readonly NewEmail[]): Promise<NewEmail[]> {
  const names = emails.filter(({ to }) => isNoMailbox(to)).map(({ to }) => to.toLowerCase())
  if (names.length === 0) return [...emails]
  const contacts = await findContacts(db, [...new Set(names)])
  return emails.flatMap((email) => {
    if (!isNoMailbox(email.to)) return [email]
    const found = contacts.get(email.to.toLowerCase())
    if (!found) return []
    const m = messagesIn(email.language ?? 'en')
    const about = m.mail_about_student({ name: found.name, code: found.code })
    return [
      {
        ...email,
        to: found.email,
        studentId: found.id,
        subject: m.mail_subject_about({ name: found.name, subject: email.subject }),
        body: `${about}\n\n${email.body}`,
      },
    ]
  })
}

async function findContacts(db: Db, names: readonly string[]) {
  const found = new Map<string, { id: number; email: string; name: string; code: string }>()
  for (const batch of batchesOf(names)) {
    const rows = await db
      .selectFrom('users')
      .innerJoin('contacts', 'contacts.id', 'users.contact_id')
      .select(['users.id', 'users.email_key', 'users.name', 'users.student_code', 'contacts.email'])
      .where('users.email_key', 'in', batch)
      .where('users.deleted_at', 'is', null)
      .where('contacts.email', '<>', '')
      .execute()
    for (const { id, email_key, name, student_code, email } of rows)
      found.set(email_key, { id, email, name, code: student_code ?? '' })
  }
  return found
}
