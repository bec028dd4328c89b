import { type Expression, sql } from 'kysely'
import type { Kobo } from '../../contract/kobo.ts'
import type { Db } from '../platform/db.ts'

/** What a movement has to be, beside the text that is looked for. `from` and `to` are Unix seconds, both within. */
export type LedgerFilter = {
  from?: number | undefined
  to?: number | undefined
  type?: 'credit' | 'debit' | undefined
  service?: string | undefined
}

export type LedgerTotal = { type: 'credit' | 'debit'; movements: number; amount: Kobo }

// a sum of bigints is a numeric in PostgreSQL, which would come back as text
const castToBigint = (sum: Expression<unknown>) => sql<number>`cast(${sum} as bigint)`

/** The daily totals (decision 0160), newest day first; a day is whole days since 1970 in UTC. */
export async function listDailyTotals(db: Db, { type, service }: LedgerFilter) {
  return db
    .selectFrom('ledger_totals')
    .select((it) => [
      'day',
      'type',
      castToBigint(it.fn.sum('movements')).as('movements'),
      castToBigint(it.fn.sum('amount')).as('amount'),
    ])
    .$if(type !== undefined, (it) => it.where('type', '=', type as 'credit'))
    .$if(service !== undefined, (it) => it.where('service', '=', service as string))
    .groupBy(['day', 'type'])
    .orderBy('day', 'desc')
    .execute()
}

/** Every service that any movement has. */
export async function listServices(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_totals')
    .select('service')
    .distinct()
    .orderBy('service')
    .execute()
  return rows.map(({ service }) => service)
}

function selectWithin(db: Db, { from, to, type, service }: LedgerFilter) {
  return db
    .selectFrom('ledger')
    .$if(from !== undefined, (it) => it.where('ledger.at', '>=', from as number))
    .$if(to !== undefined, (it) => it.where('ledger.at', '<=', to as number))
    .$if(type !== undefined, (it) => it.where('ledger.type', '=', type as 'credit'))
    .$if(service !== undefined, (it) => it.where('ledger.service', '=', service as string))
}

/** The totals of one day in UTC. */
export async function listTotalsOnDay(
  db: Db,
  day: number,
  { type, service }: LedgerFilter,
): Promise<LedgerTotal[]> {
  return db
    .selectFrom('ledger_totals')
    .select((it) => [
      'type',
      castToBigint(it.fn.sum('movements')).as('movements'),
      castToBigint(it.fn.sum('amount')).as('amount'),
    ])
    .where('day', '=', day)
    .$if(type !== undefined, (it) => it.where('type', '=', type as 'credit'))
    .$if(service !== undefined, (it) => it.where('service', '=', service as string))
    .groupBy('type')
    .execute()
}

/** Adds up the movements themselves: for a stretch of time that holds not too many. */
export async function sumEntries(db: Db, filter: LedgerFilter): Promise<LedgerTotal[]> {
  return selectWithin(db, filter)
    .select((it) => [
      'type',
      it.fn.countAll<number>().as('movements'),
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

/** Movements, newest first, with whose they are. */
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

/** These movements, newest first. */
export async function listLedgerEntriesById(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return withUserNames(db, selectEntries(db, {}).where('ledger.id', 'in', ids)).execute()
}

/** Movements after one in the list, newest first, with all of their person that a text is looked for in. */
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
