import { type Expression, sql } from 'kysely'
import type { Kobo } from '../../contract/kobo.ts'
import type { Db } from '../kernel/db.ts'

/** What a movement has to be, beside the text that is looked for. `from` and `to` are Unix seconds, both within. */
export type Bounds = {
  from?: number | undefined
  to?: number | undefined
  type?: 'credit' | 'debit' | undefined
  service?: string | undefined
}

export type Total = { type: 'credit' | 'debit'; movements: number; amount: Kobo }

// a sum of bigints is a numeric in PostgreSQL, which would come back as text
const whole = (sum: Expression<unknown>) => sql<number>`cast(${sum} as bigint)`

/** The daily totals (decision 0160), newest day first; a day is whole days since 1970 in UTC. */
export async function listTotals(db: Db, { type, service }: Bounds) {
  return db
    .selectFrom('ledger_totals')
    .select((it) => [
      'day',
      'type',
      whole(it.fn.sum('movements')).as('movements'),
      whole(it.fn.sum('amount')).as('amount'),
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

function within(db: Db, { from, to, type, service }: Bounds) {
  return db
    .selectFrom('ledger')
    .$if(from !== undefined, (it) => it.where('ledger.at', '>=', from as number))
    .$if(to !== undefined, (it) => it.where('ledger.at', '<=', to as number))
    .$if(type !== undefined, (it) => it.where('ledger.type', '=', type as 'credit'))
    .$if(service !== undefined, (it) => it.where('ledger.service', '=', service as string))
}

/** The totals of one day in UTC. */
export async function listTotalsOf(
  db: Db,
  day: number,
  { type, service }: Bounds,
): Promise<Total[]> {
  return db
    .selectFrom('ledger_totals')
    .select((it) => [
      'type',
      whole(it.fn.sum('movements')).as('movements'),
      whole(it.fn.sum('amount')).as('amount'),
    ])
    .where('day', '=', day)
    .$if(type !== undefined, (it) => it.where('type', '=', type as 'credit'))
    .$if(service !== undefined, (it) => it.where('service', '=', service as string))
    .groupBy('type')
    .execute()
}

/** Adds up the movements themselves: for a stretch of time that holds not too many. */
export async function addUp(db: Db, bounds: Bounds): Promise<Total[]> {
  return within(db, bounds)
    .select((it) => [
      'type',
      it.fn.countAll<number>().as('movements'),
      whole(it.fn.sum('amount')).as('amount'),
    ])
    .groupBy('type')
    .execute()
}

const shown = (db: Db, from: ReturnType<typeof newest>) =>
  db
    .selectFrom(from.as('found'))
    .innerJoin('people', 'people.id', 'found.person_id')
    .select(['found.id', 'people.name', 'found.amount', 'found.type', 'found.service'])
    .select(['found.title', 'found.date'])
    .orderBy('found.date', 'desc')
    .orderBy('found.id', 'desc')

const newest = (db: Db, bounds: Bounds) =>
  within(db, bounds)
    .select(['ledger.id', 'ledger.person_id', 'ledger.amount', 'ledger.type', 'ledger.service'])
    .select(['ledger.description as title', 'ledger.at as date'])

/** Movements, newest first, with whose they are. */
export async function listMovements(
  db: Db,
  bounds: Bounds,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  const page = newest(db, bounds)
    .orderBy('ledger.at', 'desc')
    .orderBy('ledger.id', 'desc')
    .limit(limit)
    .offset(offset)
  return shown(db, page).execute()
}

/** These movements, newest first. */
export async function listMovementsOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return shown(db, newest(db, {}).where('ledger.id', 'in', ids)).execute()
}

/** Movements after one in the list, newest first, with all of their person that a text is looked for in. */
export async function listAfter(
  db: Db,
  bounds: Bounds,
  after: { at: number; id: number } | null,
  limit: number,
) {
  return within(db, bounds)
    .innerJoin('people', 'people.id', 'ledger.person_id')
    .select(['ledger.id', 'people.name', 'people.search_text', 'ledger.amount', 'ledger.type'])
    .select(['ledger.service', 'ledger.description as title', 'ledger.at as date'])
    .$if(after !== null, (it) =>
      it.where(sql<boolean>`(ledger.at, ledger.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('ledger.at', 'desc')
    .orderBy('ledger.id', 'desc')
    .limit(limit)
    .execute()
}
