import type { Tx } from '../kernel/db.ts'
import { nextLook } from './due.ts'
import { unsettled } from './store.ts'

/** An unpaid payment that counts against its student's bound. */
export type OpenPayment = { id: number; purpose: string; classId: number | null; openedAt: number }

/** The unpaid payments of a student that the school still asks for, oldest first. */
export async function listOpen(tx: Tx, personId: number): Promise<OpenPayment[]> {
  return tx
    .selectFrom('payments')
    .select(['id', 'purpose', 'class_id as classId', 'opened_at as openedAt'])
    .where('person_id', '=', personId)
    .where('state', 'in', unsettled)
    .where('due_at', 'is not', null)
    .where('superseded_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Gives a payment's place among the open ones away. It still settles when it was paid after all. */
export async function supersede(tx: Tx, { id, openedAt }: OpenPayment, now: number): Promise<void> {
  const open = tx.updateTable('payments').where('id', '=', id).where('state', 'in', unsettled)
  await open
    .set({ superseded_at: now, due_at: nextLook({ openedAt, supersededAt: now }, now) })
    .execute()
  await open
    .set({ state: 'failed', remark: 'A newer payment took its place' })
    .where('remark', '=', '')
    .execute()
}
