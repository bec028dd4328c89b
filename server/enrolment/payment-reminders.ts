import type { ListedEnrolment } from '../../contract/admin/admin-overview.ts'
import { whatsappNumber } from '../../contract/auth/phone.ts'
import type { OwedPart } from '../../contract/enrolment/owed.ts'
import { formatShortNaira } from '../../contract/platform/kobo.ts'
import { formatDate } from '../../contract/platform/school-time.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import type { Db } from '../platform/db.ts'
import { languageOf, readSender } from '../settings/emails.ts'

/* Reminders of payment in the language of their student, which the staff send by WhatsApp (R-SESSION-008). */

type Site = { siteUrl: string; timezone: string }
type Reminder = { phone: string; text: string }

/** Adds a reminder to each subscription that ends soon. */
export async function withReminders<Page extends { rows: ListedEnrolment[] }>(
  db: Db,
  found: Page,
  { siteUrl, timezone }: Site,
): Promise<Page> {
  const reminderOf = await createReminders(db, found.rows, siteUrl)
  const rows = found.rows.map((row) => ({
    ...row,
    ...reminderOf(row, (m, locale, names) =>
      m.notices_payment_reminder({ ...names, day: formatDate(row.paidUntil, timezone, locale) }),
    ),
  }))
  return { ...found, rows }
}

/** Adds a reminder to each part that is owed (R-PAY-006). */
export async function withPartReminders<Page extends { rows: OwedPart[] }>(
  db: Db,
  found: Page,
  { siteUrl, timezone, now }: Site & { now: number },
): Promise<Page> {
  const reminderOf = await createReminders(db, found.rows, siteUrl)
  const rows = found.rows.map((row) => ({
    ...row,
    ...reminderOf(row, (m, locale, names) => {
      const write = row.since > now ? m.notices_part_reminder : m.notices_part_overdue
      const amount = formatShortNaira(row.amount, locale)
      return write({ ...names, amount, day: formatDate(row.since, timezone, locale) })
    }),
  }))
  return { ...found, rows }
}

type Payer = { student: { id: number; name: string }; course: { id: number; name: string } }
type Write = (m: Messages, locale: Locale, names: { name: string; class: string }) => string

/** Returns a function that writes the reminder of a student for a class, with the address of the class. */
async function createReminders(db: Db, rows: readonly Payer[], siteUrl: string) {
  const sender = await readSender(db)
  const people = await db
    .selectFrom('users')
    .leftJoin('contacts', 'contacts.id', 'users.contact_id')
    .select(['users.id', 'users.phone', 'users.language', 'contacts.phone as contactPhone'])
    .where('users.id', 'in', [0, ...rows.map(({ student }) => student.id)])
    .execute()
  const classes = await db
    .selectFrom('classes')
    .select(['id', 'rand'])
    .where('id', 'in', [0, ...rows.map(({ course }) => course.id)])
    .execute()
  const personById = new Map(people.map((it) => [it.id, it]))
  const randById = new Map(classes.map(({ id, rand }) => [id, rand]))
  return ({ student, course }: Payer, write: Write): { reminder?: Reminder } => {
    const person = personById.get(student.id)
    if (!person) return {}
    const locale = languageOf(person.language, sender)
    const sentence = write(messagesIn(locale), locale, { name: student.name, class: course.name })
    const phone = toNumber(person.phone) || toNumber(person.contactPhone ?? '')
    const address = `${siteUrl}/classes/${randById.get(course.id)}`
    return { reminder: { phone, text: [sentence, address].join('\n') } }
  }
}

/** The digits with a country code; '' for a number without one, with which WhatsApp cannot begin a chat. */
function toNumber(phone: string): string {
  const digits = whatsappNumber.safeParse(phone).data ?? ''
  return /^[1-9]\d{10,}$/.test(digits) ? digits : ''
}
