import type { Kobo } from '../../contract/platform/kobo.ts'
import type { Db, Tx } from '../platform/db.ts'
import { newPublicId } from '../platform/random.ts'
import { RECHECK_REQUESTED_SECONDS } from './refund-schedule.ts'
import type { ReversalRow } from './reversals-store.ts'
import type { Payment } from './store.ts'

/** Refunds to a card that an administrator requested (decision 0660). */

/** The requested refund with this id. */
export async function findRefund(db: Db, id: number): Promise<ReversalRow | undefined> {
  return db
    .selectFrom('payment_reversals')
    .selectAll()
    .where('id', '=', id)
    .where('requested_by', 'is not', null)
    .executeTakeFirst()
}

/** The refund with this key of its request. */
export async function findRequestedRefund(
  tx: Tx,
  requestKey: string,
): Promise<Pick<ReversalRow, 'id' | 'amount' | 'reason' | 'payment_id'> | undefined> {
  return tx
    .selectFrom('payment_reversals')
    .select(['id', 'amount', 'reason', 'payment_id'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
}

type NewRefund = { amount: Kobo; reason: string; actorId: number; requestKey: string; now: number }

/** Inserts a refund before it is sent to the provider, and returns its id. */
export async function insertRequestedRefund(
  tx: Tx,
  payment: Payment,
  { amount, reason, actorId, requestKey, now }: NewRefund,
): Promise<number> {
  const { id } = await tx
    .insertInto('payment_reversals')
    .values({
      payment_id: payment.id,
      kind: 'refund',
      // until the provider has given it one
      provider_key: `own:${newPublicId()}`,
      ...{ amount, reason, state: 'requested', moved: amount },
      ...{ due_at: null, requested_by: actorId, request_key: requestKey },
      ...attemptValues(payment.reference, 1, now),
      ...{ opened_at: now, changed_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The columns of a new attempt at the provider. */
function attemptValues(reference: string, attempts: number, now: number) {
  return {
    attempts,
    marker: `${reference}-${newPublicId()}`,
    sent_at: now,
    check_at: now + RECHECK_REQUESTED_SECONDS,
  }
}

/** Begins another attempt of a failed refund. The identifiers of the failed one stay in its note. */
export async function startNextAttempt(
  tx: Tx,
  { id, attempts, provider_key, other_key }: ReversalRow,
  { reference, now }: { reference: string; now: number },
): Promise<void> {
  const failedKeys = [provider_key, other_key].filter((it) => it && !it.startsWith('own:'))
  await tx
    .updateTable('payment_reversals')
    .set({
      ...{ state: 'requested', provider_key: `own:${newPublicId()}`, other_key: '' },
      note: failedKeys.length > 0 ? `Failed before: ${failedKeys.join(', ')}` : '',
      ...attemptValues(reference, attempts + 1, now),
      changed_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Adds to the amount of a payment that was returned to its card; negative for a failed refund. */
export async function addToRefunded(tx: Tx, paymentId: number, amount: Kobo): Promise<void> {
  await tx
    .updateTable('payments')
    .set((it) => ({ refunded: it('refunded', '+', amount) }))
    .where('id', '=', paymentId)
    .execute()
}

type RefundChange = Partial<
  Pick<
    ReversalRow,
    'state' | 'note' | 'provider_key' | 'other_key' | 'check_at' | 'moved' | 'returned_at'
  >
>

/** Updates a refund. */
export async function updateRefund(
  tx: Tx,
  id: number,
  change: RefundChange,
  now: number,
): Promise<void> {
  await tx
    .updateTable('payment_reversals')
    .set({ ...change, changed_at: now })
    .where('id', '=', id)
    .execute()
}
