import { type Selectable, sql } from 'kysely'
import type { Kobo } from '../../contract/kobo.ts'
import type { Db, Tx } from '../platform/db.ts'
import { RETURNED_STATES, type Reversal } from './reversal.ts'
import type { PaymentReversalsTable } from './tables.ts'

export type ReversalRow = Selectable<PaymentReversalsTable>

/** The refund or dispute of a report, matched by either of its identifiers. */
export async function findReversal(
  tx: Tx,
  paymentId: number,
  { kind, providerKey, alternateKey }: Reversal,
) {
  const keys = [providerKey, alternateKey].filter(Boolean)
  return tx
    .selectFrom('payment_reversals')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .where((it) => it.or([it('provider_key', 'in', keys), it('other_key', 'in', keys)]))
    .orderBy('id')
    .executeTakeFirst()
}

/** Inserts a refund or a dispute as first reported. */
export async function insertReversal(
  tx: Tx,
  paymentId: number,
  { kind, providerKey, alternateKey, amount, state, note, dueAt }: Reversal,
  now: number,
): Promise<void> {
  await tx
    .insertInto('payment_reversals')
    .values({
      payment_id: paymentId,
      ...{ kind, amount, state, note },
      provider_key: providerKey,
      other_key: alternateKey,
      due_at: dueAt,
      moved: null,
      requested_by: null,
      ...{ opened_at: now, changed_at: now },
    })
    .execute()
}

type ReversalChange = Partial<
  Pick<ReversalRow, 'state' | 'amount' | 'note' | 'due_at' | 'other_key'>
>

/** Updates a refund or a dispute. */
export async function updateReversal(tx: Tx, id: number, change: ReversalChange, now: number) {
  await tx
    .updateTable('payment_reversals')
    .set({ ...change, changed_at: now })
    .where('id', '=', id)
    .execute()
}

/** The refunds and lost disputes of a payment without a ledger entry, oldest first. */
export async function listUnpostedReversals(tx: Tx, paymentId: number) {
  return tx
    .selectFrom('payment_reversals')
    .select(['id', 'kind', 'amount'])
    .where('payment_id', '=', paymentId)
    .where('state', 'in', RETURNED_STATES)
    .where('moved', 'is', null)
    .orderBy('id')
    .execute()
}

/** Records the kobo posted to the ledger for a refund or a dispute, and adds them to its payment. */
export async function recordReversalPosting(
  tx: Tx,
  { id, paymentId, moved, owed }: { id: number; paymentId: number; moved: Kobo; owed: Kobo },
): Promise<void> {
  await tx.updateTable('payment_reversals').set({ moved, owed }).where('id', '=', id).execute()
  await tx
    .updateTable('payments')
    .set((it) => ({ refunded: it('refunded', '+', moved), owed: it('owed', '+', owed) }))
    .where('id', '=', paymentId)
    .execute()
}

/** The refunds and disputes of several payments, grouped by payment, oldest first. */
export async function listReversals(
  db: Db,
  paymentIds: readonly number[],
): Promise<Map<number, ReversalRow[]>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment_reversals')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, (it) => it.payment_id)
}

/** The number of open disputes, and the kobo owed by students for refunds that their wallets did not cover. */
export async function summarizeOutstanding(db: Db): Promise<{ openDisputes: number; owed: Kobo }> {
  const [disputes, debts] = await Promise.all([
    db
      .selectFrom('payment_reversals')
      .select((it) => it.fn.countAll<number>().as('open'))
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('payment_reversals')
      // a sum of bigints is a numeric in PostgreSQL, which the driver returns as text
      .select(sql<Kobo>`cast(coalesce(sum(owed), 0) as bigint)`.as('owed'))
      .where('state', 'in', RETURNED_STATES)
      .executeTakeFirstOrThrow(),
  ])
  return { openDisputes: Number(disputes.open), owed: debts.owed }
}
