import type { ListedEnrolment } from '../../contract/admin/admin-overview.ts'
import { whatsappNumber } from '../../contract/auth/phone.ts'
import { formatDate } from '../../contract/platform/school-time.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Db } from '../platform/db.ts'
import { languageOf, readSender } from '../settings/letters.ts'

type Page = { rows: ListedEnrolment[]; total: number; page: number }

/** Adds to each subscription that ends soon a reminder in the language of its student, to be sent by WhatsApp (R-SESSION-008). */
export async function withReminders(
  db: Db,
  found: Page,
  { siteUrl, timezone }: { siteUrl: string; timezone: string },
): Promise<Page> {
  if (found.rows.length === 0) return found
  const sender = await readSender(db)
  const people = await db
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['enrolments.id', 'users.phone', 'users.language', 'classes.rand'])
    .where(
      'enrolments.id',
      'in',
      found.rows.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(people.map((it) => [it.id, it]))
  const withReminder = (row: ListedEnrolment): ListedEnrolment => {
    const person = byId.get(row.id)
    if (!person) return row
    const locale = languageOf(person.language, sender)
    const sentence = messagesIn(locale).notices_payment_reminder({
      name: row.student.name,
      class: row.course.name,
      day: formatDate(row.paidUntil, timezone, locale),
    })
    const text = `${sentence}\n${siteUrl}/classes/${person.rand}`
    return { ...row, reminder: { phone: toNumber(person.phone), text } }
  }
  return { ...found, rows: found.rows.map(withReminder) }
}

/** The digits with a country code; '' for a number without one, with which WhatsApp cannot begin a chat. */
function toNumber(phone: string): string {
  const digits = whatsappNumber.safeParse(phone).data ?? ''
  return /^[1-9]\d{10,}$/.test(digits) ? digits : ''
}
