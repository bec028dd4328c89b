import { type Expression, sql } from 'kysely'
import type { Kobo } from '../../contract/kobo.ts'
import type { Db } from '../platform/db.ts'

/** Filters on ledger entries beside the search text. `from` and `to` are Unix seconds, inclusive. */
export type LedgerFilter = {
  from?: number | undefined
  to?: number | undefined
  type?: 'credit' | 'debit' | undefined
  service?: string | undefined
}

export type LedgerTotal = { type: 'credit' | 'debit'; entries: number; amount: Kobo }

// a sum of bigints is a numeric in PostgreSQL, which the driver returns as text
const castToBigint = (sum: Expression<unknown>) => sql<number>`cast(${sum} as bigint)`

/** Equality conditions for the filters that are set. */
function equalities({ type, service }: LedgerFilter) {
  return { ...(type && { type }), ...(service && { service }) }
}

/** The daily totals (decision 0160), newest day first. `day` counts UTC days since 1970. */
export async function listDailyTotals(db: Db, filter: LedgerFilter) {
  return db
    .selectFrom('ledger_totals')
    .select((it) => [
      'day',
      'type',
      castToBigint(it.fn.sum('movements')).as('entries'),
      castToBigint(it.fn.sum('amount')).as('amount'),
    ])
    .where((it) => it.and(equalities(filter)))
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
  const { from, to } = filter
  let entries = db.selectFrom('ledger').where((it) => it.and(equalities(filter)))
  if (from !== undefined) entries = entries.where('ledger.at', '>=', from)
  if (to !== undefined) entries = entries.where('ledger.at', '<=', to)
  return entries
}

/** The totals of one UTC day. */
export async function listTotalsOnDay(
  db: Db,
  day: number,
  filter: LedgerFilter,
): Promise<LedgerTotal[]> {
  return db
    .selectFrom('ledger_totals')
    .select((it) => [
      'type',
      castToBigint(it.fn.sum('movements')).as('entries'),
      castToBigint(it.fn.sum('amount')).as('amount'),
    ])
    .where('day', '=', day)
    .where((it) => it.and(equalities(filter)))
    .groupBy('type')
    .execute()
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
    .select(['found.id', 'users.name', 'found.amount', 'found.type', 'found.service'])
    .select(['found.title', 'found.date'])
    .orderBy('found.date', 'desc')
    .orderBy('found.id', 'desc')

const selectEntries = (db: Db, filter: LedgerFilter) =>
  selectWithin(db, filter)
    .select(['ledger.id', 'ledger.user_id', 'ledger.amount', 'ledger.type', 'ledger.service'])
    .select(['ledger.description as title', 'ledger.at as date'])

/** Ledger entries with their users' names, newest first. */
export async function listLedgerEntries(
  db: Db,
  filter: LedgerFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  const page = selectEntries(db, filter)
    .orderBy('ledger.at', 'desc')
    .orderBy('ledger.id', 'desc')
    .limit(limit)
    .offset(offset)
  return withUserNames(db, page).execute()
}

/** These ledger entries, newest first. */
export async function listLedgerEntriesById(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return withUserNames(db, selectEntries(db, {}).where('ledger.id', 'in', ids)).execute()
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
    .select(['ledger.id', 'users.name', 'users.search_text', 'ledger.amount', 'ledger.type'])
    .select(['ledger.service', 'ledger.description as title', 'ledger.at as date'])
    .$if(cursor !== null, (it) =>
      it.where(sql<boolean>`(ledger.at, ledger.id) < (${cursor?.at}, ${cursor?.id})`),
    )
    .orderBy('ledger.at', 'desc')
    .orderBy('ledger.id', 'desc')
    .limit(limit)
    .execute()
}
