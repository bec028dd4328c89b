import { say } from '../../../messages/message.ts'
import type { Tx } from '../../platform/db.ts'
import { storedText } from '../../platform/stored-text.ts'
import { nextRecheckAt } from '../recheck-schedule.ts'
import { unsettledStates } from '../store.ts'

/** An unpaid payment that counts towards the student's limit. */
export type OpenPayment = {
  id: number
  purpose: string
  classId: number | null
  openedAt: number
  awaitedUntil: number | null
}

/** A student's unpaid payments that are still checked with the provider, oldest first. */
export async function listOpenPayments(tx: Tx, userId: number): Promise<OpenPayment[]> {
  return tx
    .selectFrom('payments')
    .select(['id', 'purpose', 'class_id as classId', 'opened_at as openedAt'])
    .select('awaited_until as awaitedUntil')
    .where('user_id', '=', userId)
    .where('state', 'in', unsettledStates)
    .where('due_at', 'is not', null)
    .where('superseded_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Removes a payment from the open ones. It still settles if it was paid. */
export async function supersedePayment(
  tx: Tx,
  { id, openedAt }: OpenPayment,
  now: number,
): Promise<void> {
  const update = tx
    .updateTable('payments')
    .where('id', '=', id)
    .where('state', 'in', unsettledStates)
  await update
    .set({ superseded_at: now, due_at: nextRecheckAt({ openedAt, supersededAt: now }, now) })
    .execute()
  await update
    .set({ state: 'failed', failure_reason: storedText(say('reasons_newer_payment')) })
    .where('failure_reason', '=', '')
    .execute()
}
