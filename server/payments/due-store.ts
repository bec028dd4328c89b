import type { Db } from '../kernel/db.ts'
import type { PaymentsTable } from '../kernel/tables.ts'
import { FURTHEST_LOOK_SECONDS } from './due.ts'
import { asPayment, type Payment, payments, unsettled } from './store.ts'

/** Payments of this provider that are to be looked at by now, the longest due first. */
export async function findDue(
  db: Db,
  provider: PaymentsTable['provider'],
  now: number,
  atMost: number,
): Promise<Payment[]> {
  const rows = await payments(db)
    .where('payments.due_at', '<=', now)
    .where('payments.provider', '=', provider)
    .orderBy('payments.due_at')
    .limit(atMost)
    .execute()
  return rows.map(asPayment)
}

type Looked = Pick<Payment, 'id' | 'dueAt'>

/** Takes a look on by putting the next one off; false when somebody else has, or when there is nothing to see any more. */
export async function claimLook(db: Db, payment: Looked, until: number): Promise<boolean> {
  return setDue(db, payment, until)
}

/** Says that the student knows how a settled payment ended; false when that was so before. */
export async function markTold(db: Db, payment: Looked): Promise<boolean> {
  return payment.dueAt !== null && setDue(db, payment, null)
}

async function setDue(db: Db, { id, dueAt }: Looked, next: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ due_at: next })
    .where('id', '=', id)
    .where('due_at', '=', dueAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts off the next look at a payment that is not settled meanwhile. */
export async function lookAgainAt(db: Db, paymentId: number, at: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ due_at: at })
    .where('id', '=', paymentId)
    .where('state', 'in', unsettled)
    .execute()
}

/** Stops asking for a payment. What says nothing of a trouble has failed; the rest keeps what is known of it. */
export async function giveUp(db: Db, paymentId: number): Promise<void> {
  const open = db.updateTable('payments').where('id', '=', paymentId)
  await open.set({ due_at: null }).where('state', 'in', unsettled).execute()
  await open
    .set({ state: 'failed', remark: 'Nothing was paid within three days' })
    .where('state', '=', 'pending')
    .where('remark', '=', '')
    .execute()
}

/** Looks that are put off further than any schedule does are due now: a clock that was ahead made them (decision 0331). */
export async function resetFutureLooks(db: Db, at: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ due_at: at })
    .where('due_at', '>', at + FURTHEST_LOOK_SECONDS)
    .execute()
}
