import type { Db } from '../platform/db.ts'
import type { PaymentsTable } from '../platform/tables.ts'
import { MAX_RECHECK_DELAY_SECONDS } from './recheck-schedule.ts'
import { type Payment, selectPayments, toPayment, unsettledStates } from './store.ts'

/** Payments of this provider that are to be looked at by now, the longest due first. */
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

/** Takes a look on by putting the next one off; false when somebody else has, or when there is nothing to see any more. */
export async function claimRecheck(
  db: Db,
  payment: ScheduledPayment,
  until: number,
): Promise<boolean> {
  return setDueAt(db, payment, until)
}

/** Says that the student knows how a settled payment ended; false when that was so before. */
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

/** Puts off the next look at a payment that is not settled meanwhile. */
export async function scheduleRecheck(db: Db, paymentId: number, at: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ due_at: at })
    .where('id', '=', paymentId)
    .where('state', 'in', unsettledStates)
    .execute()
}

/** Stops asking for a payment. What says nothing of a trouble has failed; the rest keeps what is known of it. */
export async function stopRechecking(db: Db, paymentId: number): Promise<void> {
  const update = db.updateTable('payments').where('id', '=', paymentId)
  await update.set({ due_at: null }).where('state', 'in', unsettledStates).execute()
  await update
    .set({ state: 'failed', failure_reason: 'Nothing was paid within three days' })
    .where('state', '=', 'pending')
    .where('failure_reason', '=', '')
    .execute()
}

/** Looks that are put off further than any schedule does are due now: a clock that was ahead made them (decision 0331). */
export async function resetFutureSchedules(db: Db, now: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ due_at: now })
    .where('due_at', '>', now + MAX_RECHECK_DELAY_SECONDS)
    .execute()
}
