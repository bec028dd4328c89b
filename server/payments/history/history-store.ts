import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { PaymentRow } from '../../../contract/payments/payment-history.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import type { PaymentMethod } from '../../../contract/wallet/payment-method.ts'
import type { Db } from '../../platform/db.ts'
import type { Tables } from '../../platform/tables.ts'
import { RECORDED_COLUMNS, receiptReference, recordedOf } from '../../wallet/store.ts'
import { readRefundLeft } from './refund-left.ts'

/** Filters on ledger entries in addition to the search text. `from` and `to` are Unix seconds, inclusive. */
export type LedgerFilter = {
  from?: number | undefined
  to?: number | undefined
  type?: 'credit' | 'debit' | undefined
  /** One of these services; undefined for all. */
  services?: readonly string[] | undefined
  method?: PaymentMethod | undefined
  /** True leaves out the entries of the sandbox (decision 0060). */
  isReal?: boolean | undefined
}

export type LedgerTotal = { type: 'credit' | 'debit'; entries: number; amount: Kobo }

// a sum of bigints is a numeric in PostgreSQL, which the driver returns as text
const castToBigint = (sum: Expression<unknown>) => sql<number>`cast(${sum} as bigint)`

/** The condition on type and service. */
function matchesKind(
  it: ExpressionBuilder<Tables, 'ledger_totals' | 'ledger'>,
  filter: LedgerFilter,
) {
  const { type, services, method } = filter
  return it.and([
    ...(type ? [it('type', '=', type)] : []),
    ...(method ? [it('method', '=', method)] : []),
    ...(services ? [isOneOf(it, services)] : []),
  ])
}

function isOneOf(
  it: ExpressionBuilder<Tables, 'ledger_totals' | 'ledger'>,
  services: readonly string[],
): Expression<SqlBool> {
  const [first, ...others] = services
  if (others.length === 0) return it('service', '=', first ?? '')
  // an expression whose selectivity the planner can estimate, so that it reads the entries in index order without sorting
  return sql<SqlBool>`(service in (${sql.join(services)})) is true`
}

/** The daily totals (decision 0160), newest day first. `day` counts UTC days since 1970; `endDay` is excluded. */
export async function listDailyTotals(
  db: Db,
  filter: LedgerFilter,
  { firstDay, endDay }: { firstDay?: number | undefined; endDay?: number | undefined } = {},
) {
  let totals = db.selectFrom('ledger_totals').where((it) => matchesKind(it, filter))
  const [movements, amount] = filter.isReal
    ? [sql`movements - test_movements`, sql`amount - test_amount`]
    : [sql`movements`, sql`amount`]
  if (firstDay !== undefined) totals = totals.where('day', '>=', firstDay)
  if (endDay !== undefined) totals = totals.where('day', '<', endDay)
  return totals
    .select((it) => [
      'day',
      'type',
      castToBigint(it.fn.sum(movements)).as('entries'),
      castToBigint(it.fn.sum(amount)).as('amount'),
    ])
    .groupBy(['day', 'type'])
    .orderBy('day', 'desc')
    .execute()
}

/** Every service that occurs in the ledger. */
export async function listServices(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_totals')
    .select('service')
    .distinct()
    .orderBy('service')
    .execute()
  return rows.map(({ service }) => service)
}

/** Selects the ledger entries that match a filter. */
export function selectWithin(db: Db, filter: LedgerFilter) {
  const { from, to, isReal } = filter
  let entries = db.selectFrom('ledger').where((it) => matchesKind(it, filter))
  if (isReal) entries = entries.where('ledger.is_test', '=', 0)
  if (from !== undefined) entries = entries.where('ledger.at', '>=', from)
  if (to !== undefined) entries = entries.where('ledger.at', '<=', to)
  return entries
}

/** Sums the ledger entries of a short time range. */
export async function sumEntries(db: Db, filter: LedgerFilter): Promise<LedgerTotal[]> {
  return selectWithin(db, filter)
    .select((it) => [
      'type',
      it.fn.countAll<number>().as('entries'),
      castToBigint(it.fn.sum('amount')).as('amount'),
    ])
    .groupBy('type')
    .execute()
}

const withUserNames = (db: Db, entries: ReturnType<typeof selectEntries>) =>
  db
    .selectFrom(entries.as('found'))
    .innerJoin('users', 'users.id', 'found.user_id')
    .leftJoin('users as actor', 'actor.id', 'found.actor_id')
    .leftJoin('recorded_payments as recorded', 'recorded.entry', 'found.reference')
    .select(RECORDED_COLUMNS)
    .select(['found.id', 'users.name', 'found.amount', 'found.type', 'found.service'])
    .select(['found.title', 'found.date', 'found.user_id', 'users.email'])
    .select(['found.reference', 'found.balance', 'found.actor_id', 'actor.name as actor_name'])
    .select(['users.wallet', 'found.is_test', 'found.method'])
    .orderBy('found.date', 'desc')
    .orderBy('found.id', 'desc')

const selectEntries = (db: Db, filter: LedgerFilter) =>
  selectWithin(db, filter)
    .select(['ledger.id', 'ledger.user_id', 'ledger.amount', 'ledger.type', 'ledger.service'])
    .select(['ledger.description as title', 'ledger.at as date', 'ledger.reference'])
    .select(['ledger.balance', 'ledger.actor_id', 'ledger.is_test', 'ledger.method'])

type StoredRow = Awaited<ReturnType<ReturnType<typeof withUserNames>['execute']>>[number]

async function toPaymentRows(db: Db, rows: readonly StoredRow[]): Promise<PaymentRow[]> {
  const left = await readRefundLeft(
    db,
    rows.map((it) => ({ ...it, key: it.reference, reference: receiptReference(it) })),
  )
  return rows.map((it) => ({ ...toPaymentRow(it), left: left.get(it.reference) }))
}

function toPaymentRow(stored: StoredRow): PaymentRow {
  const { user_id, actor_id, actor_name, is_test, method, ...row } = recordedOf(stored)
  return {
    ...row,
    ...(method !== '' && { method }),
    studentId: user_id,
    reference: receiptReference(row),
    actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? '' },
    ...(is_test === 1 && { isTest: true }),
  }
}

/** Ledger entries with their users and administrators, newest first. */
export async function listLedgerEntries(
  db: Db,
  filter: LedgerFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const page = selectEntries(db, filter)
    .orderBy('ledger.at', 'desc')
    .orderBy('ledger.id', 'desc')
    .limit(limit)
    .offset(offset)
  return toPaymentRows(db, await withUserNames(db, page).execute())
}

/** These ledger entries, newest first. */
export async function listLedgerEntriesById(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await withUserNames(
    db,
    selectEntries(db, {}).where('ledger.id', 'in', ids),
  ).execute()
  return toPaymentRows(db, rows)
}

/** The ledger entries after a position in the list, newest first, with the search text of their users. */
export async function listLedgerEntriesAfter(
  db: Db,
  filter: LedgerFilter,
  cursor: { at: number; id: number } | null,
  limit: number,
) {
  return selectWithin(db, filter)
    .innerJoin('users', 'users.id', 'ledger.user_id')
    .leftJoin('users as actor', 'actor.id', 'ledger.actor_id')
    .select(['ledger.id', 'users.name', 'users.search_text', 'ledger.amount', 'ledger.type'])
    .leftJoin('recorded_payments as recorded', 'recorded.entry', 'ledger.reference')
    .select(RECORDED_COLUMNS)
    .select(['ledger.service', 'ledger.description as title', 'ledger.at as date'])
    .select(['users.email', 'ledger.reference', 'ledger.balance', 'actor.name as actor_name'])
    .select(['ledger.is_test', 'ledger.method', 'ledger.fee'])
    .$if(cursor !== null, (it) =>
      it.where(sql<boolean>`(ledger.at, ledger.id) < (${cursor?.at}, ${cursor?.id})`),
    )
    .orderBy('ledger.at', 'desc')
    .orderBy('ledger.id', 'desc')
    .limit(limit)
    .execute()
}

/** The newest ledger entries of all wallets, with the names of their users. */
export async function listNewestLedgerEntries(db: Db, limit: number) {
  const rows = await db
    .selectFrom('ledger')
    .innerJoin('users', 'users.id', 'ledger.user_id')
    .select(['ledger.id', 'users.name', 'ledger.amount', 'ledger.type', 'ledger.service'])
    .select(['ledger.description as title', 'ledger.at as date', 'ledger.is_test'])
    .orderBy('ledger.at', 'desc')
    .orderBy('ledger.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ is_test, ...row }) => ({
    ...row,
    ...(is_test === 1 && { test: true }),
  }))
}
