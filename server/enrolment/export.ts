import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { matchesSearch, searchIndex } from '../../contract/arabic/arabic.ts'
import { emailInFile } from '../../contract/auth/sign-in-name.ts'
import type { EnrolmentPayment } from '../../contract/enrolment/enrolment-payment.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { formatTimestamp, isoDay } from '../../contract/platform/school-time.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import { say } from '../../messages/message.ts'
import { findClass } from '../classes/store.ts'
import { readBatches } from '../platform/batches.ts'
import { type Reader, toCsvFile } from '../platform/csv-file.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { type EnrolmentFilter, listEnrolmentsBefore } from './enrolment-list-store.ts'
import { readEnrolmentPayments } from './enrolment-payments.ts'
import { effectivePaidUntil, listClassStudents } from './store.ts'

/** The students of a class with how each was paid (R-PAY-002). Throws 404 for an unknown class. */
export async function exportClassStudents(
  db: Db,
  filter: {
    classId: number
    how?: EnrolmentPayment['how'] | '' | undefined
    search?: string | undefined
  },
  { now, timezone, locale }: Reader,
): Promise<Readable> {
  const { classId, how, search } = filter
  if (!(await findClass(db, classId)))
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const m = messagesIn(locale)
  const students = await listClassStudents(db, classId)
  const ids = students.map((it) => it.enrolment_id)
  const payments = await readEnrolmentPayments(db, ids, { now, timezone })
  const records = students.flatMap((it) => {
    const payment = payments.get(it.enrolment_id)
    if (!payment || (how && payment.how !== how)) return []
    if (search && !matchesSearch(searchIndex(`${it.name}\n${it.email}`), search)) return []
    const until = effectivePaidUntil(it)
    return [
      [
        ...[it.name, emailInFile(it.email), it.phone, isoDay(it.enrolled_at, timezone)],
        ...paymentCells(payment, { now, timezone, locale }),
        until === 0 ? '' : isoDay(until, timezone),
      ],
    ]
  })
  const columns = [
    ...[m.csv_name(), m.csv_email(), m.csv_phone(), m.csv_enrolled()],
    ...[...paymentColumns(m), m.csv_until()],
  ]
  return toCsvFile(columns, records)
}

type ListedEnrolment = Awaited<ReturnType<typeof listEnrolmentsBefore>>[number]

/** All enrolments with how each was paid, newest first (R-PAY-002). */
export function exportEnrolments(db: Db, filter: EnrolmentFilter, reader: Reader): Readable {
  const { now, timezone, locale } = reader
  const m = messagesIn(locale)
  async function* records() {
    const batches = readBatches<ListedEnrolment>((last, limit) =>
      listEnrolmentsBefore(db, filter, { before: last?.id, limit }),
    )
    for await (const rows of batches) {
      const ids = rows.map(({ id }) => id)
      const payments = await readEnrolmentPayments(db, ids, { now, timezone })
      for (const { id, name, email, class_name, enrolled_at } of rows) {
        const payment = payments.get(id)
        if (payment)
          yield [
            ...[formatTimestamp(enrolled_at, timezone), name, emailInFile(email), class_name],
            ...paymentCells(payment, reader),
          ]
      }
    }
  }
  const columns = [
    m.csv_enrolled(),
    m.csv_name(),
    m.csv_email(),
    m.csv_class(),
    ...paymentColumns(m),
  ]
  return toCsvFile(columns, records())
}

/** All classes that are not deleted, by name, with their students and what these paid for joining and were waived (R-PAY-002). */
export async function exportClasses(db: Db, { timezone, locale }: Reader): Promise<Readable> {
  const m = messagesIn(locale)
  const sumOf = (column: string) => sql<Kobo>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`
  const rows = await db
    .selectFrom('classes')
    .leftJoin('enrolments', 'enrolments.class_id', 'classes.id')
    .select(['classes.id', 'classes.name', 'category', 'price', 'monthly', 'active', 'is_draft'])
    .select((it) => it.fn.count<number>('enrolments.id').as('students'))
    .select(sql<number | null>`max(enrolments.enrolled_at)`.as('last'))
    .select([sumOf('enrolments.paid').as('paid'), sumOf('enrolments.waived').as('waived')])
    .where('classes.deleted_at', 'is', null)
    .groupBy(['classes.id', 'classes.name', 'category', 'price', 'monthly', 'active', 'is_draft'])
    .orderBy('classes.name')
    .execute()
  const records = rows.map((it) => [
    ...[it.name, it.category, it.price / 100, it.monthly === 1 ? m.csv_yes() : m.csv_no()],
    it.active === 1 && it.is_draft === 0 ? m.csv_yes() : m.csv_no(),
    String(it.students),
    ...[it.paid / 100, it.waived / 100, it.last === null ? '' : isoDay(it.last, timezone)],
  ])
  const columns = [
    ...[m.csv_class(), m.csv_category(), m.csv_price(), m.csv_monthly(), m.csv_open()],
    ...[m.csv_students(), m.csv_paid(), m.csv_waived(), m.csv_last_enrolment()],
  ]
  return toCsvFile(columns, records)
}

const paymentColumns = (m: Messages) => [
  ...[m.csv_paid(), m.csv_amount(), m.csv_paid_on(), m.csv_method(), m.csv_total_paid()],
  ...[m.csv_waived(), m.csv_waived_by(), m.csv_reason(), m.csv_owed(), m.csv_since()],
]

/** The cells of `paymentColumns`. */
function paymentCells(payment: EnrolmentPayment, { timezone, locale }: Reader) {
  const m = messagesIn(locale)
  const naira = (kobo: Kobo | undefined) => (kobo === undefined ? '' : kobo / 100)
  const { how } = payment
  const paid = how === 'paid' || how === 'refunded' ? payment : undefined
  const waived = how === 'waived' ? payment : undefined
  const owes = how === 'owes' ? payment : undefined
  const method = how === 'paid' ? payment.method : undefined
  return [
    ...[m.csv_payment_kind({ how }), naira(paid?.amount)],
    paid ? isoDay(paid.at, timezone) : '',
    method ? m.csv_method_name({ method }) : '',
    naira(how === 'paid' || how === 'owes' ? payment.total : undefined),
    ...[naira(waived?.amount), waived?.by ?? ''],
    reasonText(waived, m),
    ...[naira(owes?.amount), owes ? isoDay(owes.since, timezone) : ''],
  ]
}

function reasonText(waived: Extract<EnrolmentPayment, { how: 'waived' }> | undefined, m: Messages) {
  const reason = waived?.reason ? m.csv_waiver({ reason: waived.reason }) : ''
  return [reason, waived?.note].filter(Boolean).join(': ')
}
