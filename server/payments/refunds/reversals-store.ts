import { type Selectable, sql } from 'kysely'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import type { Locale } from '../../../messages/languages.ts'
import { say } from '../../../messages/message.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { newPublicId } from '../../platform/random.ts'
import { reasonIn, storedText } from '../../platform/stored-text.ts'
import { RECHECK_REQUESTED_SECONDS, RETURNED_STATES, type Reversal } from '../reversal.ts'
import type { Payment } from '../store.ts'
import type { PaymentReversalsTable } from '../tables.ts'

export type ReversalRow = Selectable<PaymentReversalsTable>

/** The refund or dispute of a report, matched by either of its identifiers, or a requested refund without them. */
export async function findReversal(
  tx: Tx,
  paymentId: number,
  reported: Reversal,
): Promise<ReversalRow | undefined> {
  const { kind, providerKey, alternateKey } = reported
  const keys = [providerKey, alternateKey].filter(Boolean)
  const identified = await tx
    .selectFrom('payment_reversals')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .where((it) => it.or([it('provider_key', 'in', keys), it('other_key', 'in', keys)]))
    .orderBy('id')
    .executeTakeFirst()
  if (identified || kind === 'dispute') return identified
  if (await isOfFailedAttempt(tx, paymentId, reported)) return undefined
  return findUnidentifiedRefund(tx, paymentId, reported)
}

/** The requested refund of this amount whose identifier the provider has not reported before. */
async function findUnidentifiedRefund(
  tx: Tx,
  paymentId: number,
  { providerKey, alternateKey, amount }: Reversal,
): Promise<ReversalRow | undefined> {
  const requested = await listRequestedRefunds(tx, paymentId, amount)
  const open = requested.filter(isOpen)
  if (hasNoIdentifier(providerKey)) return open[0] ?? requested[0]
  const kinds = [providerKey, alternateKey].filter(Boolean).map(kindOfKey)
  return open.find((it) =>
    kinds.every((kind) => kind !== kindOfKey(it.provider_key) && kind !== kindOfKey(it.other_key)),
  )
}

/** The refunds of a payment that were requested with this amount, oldest first. */
function listRequestedRefunds(tx: Tx, paymentId: number, amount: Kobo): Promise<ReversalRow[]> {
  return tx
    .selectFrom('payment_reversals')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('requested_by', 'is not', null)
    .where('amount', '=', amount)
    .orderBy('id')
    .execute()
}

const isOpen = ({ state }: ReversalRow) => state === 'requested' || state === 'pending'

/** A report without an identifier tells only the amount of the refund. */
const hasNoIdentifier = (providerKey: string) => providerKey.startsWith('sum:')

/**
 * The open refunds that a report without an identifier may be about, if it does not tell which: of several requested refunds of its
 * amount, or of several attempts of one.
 */
export async function listDoubtfulRefunds(
  tx: Tx,
  paymentId: number,
  { kind, providerKey, amount }: Reversal,
): Promise<ReversalRow[]> {
  if (kind === 'dispute' || !hasNoIdentifier(providerKey)) return []
  const requested = await listRequestedRefunds(tx, paymentId, amount)
  const attempts = requested.reduce((sum, it) => sum + it.attempts, 0)
  return attempts > 1 ? requested.filter(isOpen) : []
}

const KEY_SEPARATOR = ', '

/** True if a report is about an earlier attempt of a requested refund, which has failed. */
export async function isOfFailedAttempt(
  tx: Tx,
  paymentId: number,
  { providerKey, alternateKey }: Reversal,
): Promise<boolean> {
  const retried = await tx
    .selectFrom('payment_reversals')
    .select('failed_keys')
    .where('payment_id', '=', paymentId)
    .where('failed_keys', '!=', '')
    .execute()
  const failed = retried.flatMap((it) => it.failed_keys.split(KEY_SEPARATOR))
  return failed.includes(providerKey) || failed.includes(alternateKey)
}

const NOTE_SEPARATOR = ' · '

/** What is known of a refund or a dispute, with the attempts that failed; `noteIn` writes it in the language of its reader. */
export const storedNote = ({ note, failed_keys }: Pick<ReversalRow, 'note' | 'failed_keys'>) =>
  [note, failed_keys && storedText(say('reasons_failed_before', { keys: failed_keys }))]
    .filter(Boolean)
    .join(NOTE_SEPARATOR)

export const noteIn = (locale: Locale, stored: string): string =>
  stored
    .split(NOTE_SEPARATOR)
    .map((it) => reasonIn(locale, it))
    .join(NOTE_SEPARATOR)

const kindOfKey = (key: string) => key.split(':', 1)[0]

/** The changed columns: the provider's identifier replaces our own; a second one is stored as an alternative. */
export function identifyBy(
  { provider_key, other_key }: Pick<ReversalRow, 'provider_key' | 'other_key'>,
  key: string,
): { provider_key?: string; other_key?: string } {
  if (key === '' || key === provider_key || key === other_key) return {}
  if (provider_key.startsWith('own:')) return { provider_key: key }
  return other_key === '' ? { other_key: key } : {}
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
  Pick<
    ReversalRow,
    | 'state'
    | 'amount'
    | 'note'
    | 'due_at'
    | 'provider_key'
    | 'other_key'
    | 'check_at'
    | 'moved'
    | 'returned_at'
  >
>

/** Updates a refund or a dispute. */
export async function updateReversal(
  tx: Tx,
  id: number,
  change: ReversalChange,
  now: number,
): Promise<void> {
  await tx
    .updateTable('payment_reversals')
    .set({ ...change, changed_at: now })
    .where('id', '=', id)
    .execute()
}

/** The refund with this id that an administrator requested (decision 0660). */
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

/** Begins another attempt of a failed refund, which keeps the identifiers of those that failed. */
export async function startNextAttempt(
  tx: Tx,
  { id, attempts, provider_key, other_key, failed_keys }: ReversalRow,
  { reference, now }: { reference: string; now: number },
): Promise<void> {
  const keys = [provider_key, other_key].filter((it) => /^(id|ref):/.test(it))
  await tx
    .updateTable('payment_reversals')
    .set({
      ...{ state: 'requested', provider_key: `own:${newPublicId()}`, other_key: '', note: '' },
      failed_keys: [failed_keys, ...keys].filter(Boolean).join(KEY_SEPARATOR),
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

/** The refunds and lost disputes of a payment without a ledger entry, oldest first. */
export async function listUnpostedReversals(tx: Tx, paymentId: number) {
  return queryReturned(tx, paymentId)
    .select(['id', 'kind', 'amount', 'returned_at'])
    .where('moved', 'is', null)
    .execute()
}

/** The posted refunds and lost disputes that exceeded the rest of a payment, oldest first. */
export async function listCutReversals(tx: Tx, paymentId: number) {
  return queryReturned(tx, paymentId)
    .select(['id', 'kind', 'amount', 'moved'])
    .whereRef('moved', '<', 'amount')
    .execute()
}

/** The refunds and lost disputes of a payment, oldest first. */
function queryReturned(tx: Tx, paymentId: number) {
  return tx
    .selectFrom('payment_reversals')
    .where('payment_id', '=', paymentId)
    .where('state', 'in', RETURNED_STATES)
    .orderBy('id')
}

/** Adds the kobo posted to the ledger to a refund or dispute and to its payment. */
export async function recordReversalPosting(
  tx: Tx,
  { id, paymentId, moved, owed }: { id: number; paymentId: number; moved: Kobo; owed: Kobo },
): Promise<void> {
  await tx
    .updateTable('payment_reversals')
    .set((it) => ({
      moved: sql<number>`coalesce(moved, 0) + ${moved}`,
      owed: it('owed', '+', owed),
    }))
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('payments')
    .set((it) => ({ refunded: it('refunded', '+', moved), owed: it('owed', '+', owed) }))
    .where('id', '=', paymentId)
    .execute()
}

/** A refund or dispute with the name of the administrator who requested it. */
export type ListedReversal = ReversalRow & { requested_by_name: string | null }

/** The refunds and disputes of several payments, grouped by payment, oldest first. */
export async function listReversals(
  db: Db,
  paymentIds: readonly number[],
): Promise<Map<number, ListedReversal[]>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment_reversals')
    .leftJoin('users', 'users.id', 'payment_reversals.requested_by')
    .selectAll('payment_reversals')
    .select('users.name as requested_by_name')
    .where('payment_id', 'in', paymentIds)
    .orderBy('payment_reversals.id')
    .execute()
  return Map.groupBy(rows, (it) => it.payment_id)
}

type Outstanding = { openDisputes: number; failedRefunds: number; owed: Kobo }

/**
 * The numbers of open disputes and of requested refunds that failed, and the kobo owed by students for refunds that their
 * wallets did not cover.
 */
export async function summarizeOutstanding(db: Db): Promise<Outstanding> {
  const [disputes, failed, debts] = await Promise.all([
    countReversals(db).where('state', '=', 'open').executeTakeFirstOrThrow(),
    countReversals(db)
      .where('state', '=', 'failed')
      .where('requested_by', 'is not', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('payment_reversals')
      // a sum of bigints is a numeric in PostgreSQL, which the driver returns as text
      .select(sql<Kobo>`cast(coalesce(sum(owed), 0) as bigint)`.as('owed'))
      .where('state', 'in', RETURNED_STATES)
      .executeTakeFirstOrThrow(),
  ])
  return {
    openDisputes: Number(disputes.total),
    failedRefunds: Number(failed.total),
    owed: debts.owed,
  }
}

function countReversals(db: Db) {
  return db.selectFrom('payment_reversals').select((it) => it.fn.countAll<number>().as('total'))
}
