import type { Db } from '../platform/db.ts'
import { MAX_RECHECK_DELAY_SECONDS } from './recheck-schedule.ts'
import { type Payment, selectPayments, toPayment, unsettledStates } from './store.ts'
import type { PaymentsTable } from './tables.ts'

/** Payments of this provider that are due for a recheck, the longest due first. */
export async function findDueRechecks(
  db: Db,
  provider: PaymentsTable['provider'],
  now: number,
  limit: number,
): Promise<Payment[]> {
  const rows = await selectPayments(db)
    .where('payments.due_at', '<=', now)
    .where('payments.provider', '=', provider)
    .orderBy('payments.due_at')
    .limit(limit)
    .execute()
  return rows.map(toPayment)
}

type ScheduledPayment = Pick<Payment, 'id' | 'dueAt'>

/** Claims a recheck by postponing the next one. False if another process claimed it or the payment needs no recheck. */
export async function claimRecheck(
  db: Db,
  payment: ScheduledPayment,
  until: number,
): Promise<boolean> {
  return setDueAt(db, payment, until)
}

/** Records that the payer knows the outcome of a settled payment. False if this was recorded before. */
export async function markPayerNotified(db: Db, payment: ScheduledPayment): Promise<boolean> {
  return payment.dueAt !== null && setDueAt(db, payment, null)
}

async function setDueAt(
  db: Db,
  { id, dueAt }: ScheduledPayment,
  nextDueAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ due_at: nextDueAt })
    .where('id', '=', id)
    .where('due_at', '=', dueAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Postpones the next recheck of a payment unless it has settled meanwhile. */
export async function scheduleRecheck(db: Db, paymentId: number, at: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ due_at: at })
    .where('id', '=', paymentId)
    .where('state', 'in', unsettledStates)
    .execute()
}

/** Stops the rechecks of a payment. A pending payment without a recorded reason becomes 'failed'. */
export async function stopRechecking(db: Db, paymentId: number): Promise<void> {
  const update = db.updateTable('payments').where('id', '=', paymentId)
  await update.set({ due_at: null }).where('state', 'in', unsettledStates).execute()
  await update
    .set({ state: 'failed', failure_reason: 'Nothing was paid within three days' })
    .where('state', '=', 'pending')
    .where('failure_reason', '=', '')
    .execute()
}

/**
 * Makes rechecks due that lie further ahead than the schedule allows, after the clock was moved back (decision 0331).
 */
export async function resetFutureSchedules(db: Db, now: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ due_at: now })
    .where('due_at', '>', now + MAX_RECHECK_DELAY_SECONDS)
    .execute()
}
