import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Kobo } from '../../contract/kobo.ts'
import type { Db } from '../platform/db.ts'
import { foldText, searchPattern } from '../platform/search-text.ts'
import type { Tables } from '../platform/tables.ts'
import type { LedgerFilter } from './history-store.ts'

/** A movement that a text was found in. */
export type Match = { id: number; at: number; type: 'credit' | 'debit'; amount: Kobo }

/** Up to so many people, or titles, their own rows are looked up; with more, the newest rows hold enough of them. */
const GATHERED_USERS_MAX = 2_000
const GATHERED_TITLES_MAX = 1_000
/** Up to so many rows that carry these titles they are gathered; more are met soon by going through the newest. */
const GATHERED_ROWS_MAX = 10_000

type LedgerSearch = {
  /** The text as it is looked for in people, and in titles. */
  inPeople: string
  inTitles: string
  bounds: LedgerFilter
  limit: number
}
type LedgerTitle = Pick<Tables['ledger_search'], 'type' | 'service' | 'title'>

/**
 * The newest movements whose person's name, email or phone, whose title or whose service holds a text (decision 0160). What
 * few rows can match is gathered by its indexes; what many match is met by going back from the newest.
 */
export async function findMatches(
  db: Db,
  text: string,
  bounds: LedgerFilter,
  limit: number,
): Promise<Match[]> {
  const inTitles = toLikePattern(foldText(text.trim()))
  const search = { inPeople: searchPattern(text), inTitles, bounds, limit }
  const userIds = await findMatchingUserIds(db, search)
  // a day's rows are few enough to go through
  if (userIds.length > GATHERED_USERS_MAX || bounds.from !== undefined)
    return scanFromNewest(db, search, userIds)
  const titles = await listMatchingTitles(db, search)
  if (titles.length > GATHERED_TITLES_MAX || (await haveManyEntries(db, titles)))
    return scanFromNewest(db, search, userIds)
  const matchLists = await Promise.all([
    gatherByUsers(db, search, userIds),
    gatherByTitles(db, search, titles),
  ])
  const unique = new Map(matchLists.flat().map((it) => [it.id, it]))
  return [...unique.values()].sort((a, b) => b.at - a.at || b.id - a.id).slice(0, limit)
}

/** What finds a text anywhere by `like`; every letter stands for itself. */
export function toLikePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

export const like = (column: string, pattern: string) =>
  sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`

/** Ids of the people, one more than are few when there are many. */
async function findMatchingUserIds(db: Db, { inPeople }: LedgerSearch): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(like('search_text', inPeople))
    .limit(GATHERED_USERS_MAX + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** The titles that hold the text, of the type and service that are asked for. */
function selectMatchingTitles(db: Db, { inTitles, bounds: { type, service } }: LedgerSearch) {
  return db
    .selectFrom('ledger_search')
    .where(like('search_text', inTitles))
    .$if(type !== undefined, (it) => it.where('ledger_search.type', '=', type as 'credit'))
    .$if(service !== undefined, (it) => it.where('ledger_search.service', '=', service as string))
}

function listMatchingTitles(db: Db, search: LedgerSearch): Promise<LedgerTitle[]> {
  return selectMatchingTitles(db, search)
    .select(['type', 'service', 'title'])
    .limit(GATHERED_TITLES_MAX + 1)
    .execute()
}

const titleTexts = (titles: readonly LedgerTitle[]) => [
  ...new Set(titles.map(({ title }) => title)),
]

async function haveManyEntries(db: Db, titles: readonly LedgerTitle[]): Promise<boolean> {
  if (titles.length === 0) return false
  const some = db
    .selectFrom('ledger')
    .select('id')
    .where('description', 'in', titleTexts(titles))
    .limit(GATHERED_ROWS_MAX + 1)
  const { rows } = await db
    .selectFrom(some.as('some'))
    .select((it) => it.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows) > GATHERED_ROWS_MAX
}

function selectEntries(db: Db, { bounds: { from, to, type, service }, limit }: LedgerSearch) {
  return db
    .selectFrom('ledger')
    .select(['id', 'at', 'type', 'amount'])
    .$if(from !== undefined, (it) => it.where('at', '>=', from as number))
    .$if(to !== undefined, (it) => it.where('at', '<=', to as number))
    .$if(type !== undefined, (it) => it.where('type', '=', type as 'credit'))
    .$if(service !== undefined, (it) => it.where('service', '=', service as string))
    .limit(limit)
}

// not in the order of an index, which would be gone through from end to end for rows that few have
const gathered = sql`ledger.at + 0`

async function gatherByUsers(
  db: Db,
  search: LedgerSearch,
  userIds: readonly number[],
): Promise<Match[]> {
  if (userIds.length === 0) return []
  return selectEntries(db, search)
    .where('user_id', 'in', userIds)
    .orderBy(gathered, 'desc')
    .orderBy('id', 'desc')
    .execute()
}

async function gatherByTitles(
  db: Db,
  search: LedgerSearch,
  titles: readonly LedgerTitle[],
): Promise<Match[]> {
  if (titles.length === 0) return []
  const rows = await selectEntries(db, search)
    .select(['service', 'description'])
    .where('description', 'in', titleTexts(titles))
    .orderBy(gathered, 'desc')
    .orderBy('id', 'desc')
    .execute()
  // another service may have the same title, and it is this one's name that holds the text
  const matchingTitles = new Set(titles.map((it) => `${it.type} ${it.service} ${it.title}`))
  return rows.filter((it) => matchingTitles.has(`${it.type} ${it.service} ${it.description}`))
}

/** From the newest back, each row asked whether it is one of those: no index leads there, so none may be tried. */
async function scanFromNewest(
  db: Db,
  search: LedgerSearch,
  userIds: readonly number[],
): Promise<Match[]> {
  const matchingTitles = selectMatchingTitles(db, search).select([
    'ledger_search.service',
    'ledger_search.title',
  ])
  return selectEntries(db, search)
    .where(
      sql<SqlBool>`(user_id + 0 in (${userIdList(db, search, userIds)}) or (service || '', description || '') in (${matchingTitles}))`,
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

function userIdList(
  db: Db,
  { inPeople }: LedgerSearch,
  userIds: readonly number[],
): RawBuilder<unknown> {
  if (userIds.length === 0) return sql`0`
  if (userIds.length <= GATHERED_USERS_MAX) return sql.join(userIds)
  return sql`${db.selectFrom('users').select('users.id').where(like('search_text', inPeople))}`
}
