import { type SqlBool, sql } from 'kysely'
import type { EnrolmentPayment } from '../../contract/enrolment/enrolment-payment.ts'
import { nextPart } from '../../contract/enrolment/parts.ts'
import { startOfDay } from '../../contract/platform/school-time.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db } from '../platform/db.ts'
import { withoutReturned } from '../wallet/wallet-refunds.ts'
import { PLAN_COLUMNS, planOf } from './store.ts'

type Moment = { now: number; timezone: string }

/** How each of these enrolments was paid, by its id (R-PAY-002). */
export async function readEnrolmentPayments(
  db: Db,
  enrolmentIds: readonly number[],
  moment: Moment,
): Promise<Map<number, EnrolmentPayment>> {
  const payments = new Map<number, EnrolmentPayment>()
  for (const batch of batchesOf(enrolmentIds)) {
    const [enrolments, entries] = await Promise.all([
      listEnrolments(db, batch),
      listEntries(db, batch),
    ])
    const byEnrolment = Map.groupBy(entries, (it) => it.enrolment)
    for (const row of enrolments)
      payments.set(row.id, toPayment(row, byEnrolment.get(row.id) ?? [], moment))
  }
  return payments
}

function listEnrolments(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('enrolments')
    .leftJoin('users', 'users.id', 'enrolments.waived_by')
    .select(['enrolments.id', 'waived', 'waiver', 'waiver_note', 'users.name as waived_by'])
    .select(PLAN_COLUMNS)
    .select(['enrolments.paid_until', 'enrolments.start_day'])
    .where('enrolments.id', 'in', ids)
    .execute()
}

/** The debits for enrolments and their renewals, oldest first, less what was returned, with what they were paid by. */
async function listEntries(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('enrolments')
    .innerJoin('ledger', 'ledger.user_id', 'enrolments.student_id')
    .leftJoin('recorded_payments', 'recorded_payments.purchase', 'ledger.reference')
    .leftJoin('payments', 'payments.purchase', 'ledger.reference')
    .select(['enrolments.id as enrolment', 'ledger.reference', 'ledger.amount', 'ledger.at'])
    .select(['recorded_payments.method', 'recorded_payments.paid_on', 'payments.id as card'])
    .where('enrolments.id', 'in', ids)
    .where('ledger.service', 'in', ['enrolment', 'renewal'])
    .where('ledger.type', '=', 'debit')
    .where(
      sql<SqlBool>`(ledger.reference = 'enrolment:' || enrolments.id or ledger.reference like 'renewal:' || enrolments.id || ':%')`,
    )
    .orderBy('ledger.id')
    .execute()
  const paid = rows.map((it) => it.amount)
  const left = await withoutReturned(db, rows)
  return left.map((it, index) => ({ ...it, paid: paid[index] ?? 0 }))
}

type Enrolment = Awaited<ReturnType<typeof listEnrolments>>[number]
type Entry = Awaited<ReturnType<typeof listEntries>>[number]

function toPayment(
  enrolment: Enrolment,
  entries: readonly Entry[],
  { now, timezone }: Moment,
): EnrolmentPayment {
  const { waived, waiver, waiver_note, waived_by } = enrolment
  const total = entries.reduce((sum, it) => sum + it.amount, 0)
  const since = enrolment.due_at
  if (since > 0 && since <= now)
    return { how: 'owes', amount: nextPart(planOf(enrolment)), since, total }
  const last = entries.findLast((it) => it.amount > 0)
  if (last) {
    const method = last.method ?? (last.card === null ? undefined : 'card')
    const at = last.paid_on === null ? last.at : startOfDay(last.paid_on, timezone)
    return { how: 'paid', amount: last.amount, at, ...(method && { method }), total }
  }
  const returned = entries.at(-1)
  if (returned) {
    const amount = entries.reduce((sum, it) => sum + it.paid, 0)
    return { how: 'refunded', amount, at: returned.at }
  }
  if (waived === 0) return { how: 'free' }
  return {
    ...{ how: 'waived', amount: waived },
    ...(waived_by !== null && { by: waived_by }),
    ...(waiver && { reason: waiver }),
    ...(waiver_note && { note: waiver_note }),
  }
}
