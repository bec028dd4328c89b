import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { DAY } from '../../../contract/platform/duration.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { amountOfSearch } from '../../../contract/wallet/amount-of-search.ts'
import type { Db } from '../../platform/db.ts'
import { isTextFound, isUserFound } from '../../platform/search-text.ts'
import type { Tables } from '../../platform/tables.ts'
import { PAYMENT_REFERENCE_PREFIX } from '../../wallet/store.ts'
import { type LedgerFilter, selectWithin } from './history-store.ts'

/** A ledger entry that matches a search. */
export type Match = {
  id: number
  at: number
  type: 'credit' | 'debit'
  amount: Kobo
  service: string
  is_test: number
}

/**
 * Up to these numbers of matching users or titles, their entries are looked up by index; above them, a scan of the
 * newest entries finds enough matches.
 */
const GATHERED_USERS_MAX = 2_000
const GATHERED_TITLES_MAX = 1_000
/**
 * Up to this number of entries with matching titles they are looked up by index; above it, a scan of the newest entries
 * finds enough.
 */
const GATHERED_ROWS_MAX = 10_000

type LedgerSearch = {
  /** The text as typed. */
  text: string
  filter: LedgerFilter
  limit: number
}
type LedgerTitle = Pick<Tables['ledger_search'], 'type' | 'service' | 'title'>

/**
 * The newest ledger entries whose user name, email or phone, title or service contains a text, whose amount it is, or whose
 * receipt has it as its reference (decision 0160). Rare matches are gathered by index, frequent ones found by scanning from the
 * newest entry.
 */
export async function findMatches(
  db: Db,
  text: string,
  filter: LedgerFilter,
  limit: number,
): Promise<Match[]> {
  const search = { text, filter, limit }
  const ofReceipt = await gatherByReference(db, search, text.trim())
  if (ofReceipt.length > 0) return ofReceipt
  const [ofText, ofAmount] = await Promise.all([
    findTextMatches(db, search),
    gatherByAmount(db, search, amountOfSearch(text)),
  ])
  return ofAmount.length === 0 ? ofText : newestOf([...ofText, ...ofAmount], limit)
}

async function findTextMatches(db: Db, search: LedgerSearch): Promise<Match[]> {
  const { filter, limit } = search
  const userIds = await findMatchingUserIds(db, search)
  if (userIds.length > GATHERED_USERS_MAX || isShort(filter))
    return scanFromNewest(db, search, userIds)
  const titles = await listMatchingTitles(db, search)
  // PostgreSQL accepts no empty list
  if (titles.length === 0) return gatherByUsers(db, search, userIds)
  if (titles.length > GATHERED_TITLES_MAX || (await haveManyEntries(db, titles)))
    return scanFromNewest(db, search, userIds)
  const matchLists = await Promise.all([
    gatherByUsers(db, search, userIds),
    gatherByTitles(db, search, titles),
  ])
  return newestOf(matchLists.flat(), limit)
}

function newestOf(matches: readonly Match[], limit: number): Match[] {
  const unique = new Map(matches.map((it) => [it.id, it]))
  return [...unique.values()].sort((a, b) => b.at - a.at || b.id - a.id).slice(0, limit)
}

// its rows are few enough for a scan
const SHORT_PERIOD = 7 * DAY
const isShort = ({
  from = Number.NEGATIVE_INFINITY,
  to = Number.POSITIVE_INFINITY,
}: LedgerFilter) => to - from <= SHORT_PERIOD

export const like = (column: string, pattern: string) =>
  sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`

/** The ids of matching users, at most one more than the gathering limit. */
async function findMatchingUserIds(db: Db, { text }: LedgerSearch): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(isUserFound('search_text', text))
    .limit(GATHERED_USERS_MAX + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** The titles of the given type and service that contain the text. */
function selectMatchingTitles(db: Db, { text, filter: { type, services } }: LedgerSearch) {
  const titles = db.selectFrom('ledger_search').where(isTextFound('search_text', text))
  const ofType = type ? titles.where('type', '=', type) : titles
  return services ? ofType.where('service', 'in', services) : ofType
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
  const matchingEntries = db
    .selectFrom('ledger')
    .select('id')
    .where('description', 'in', titleTexts(titles))
    .limit(GATHERED_ROWS_MAX + 1)
  const { rows } = await db
    .selectFrom(matchingEntries.as('matching'))
    .select((it) => it.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows) > GATHERED_ROWS_MAX
}

function selectEntries(db: Db, { filter, limit }: LedgerSearch) {
  return selectWithin(db, filter)
    .select(['id', 'at', 'type', 'amount', 'service', 'is_test'])
    .limit(limit)
}

// an expression, so that the planner does not scan an index in this order
const unindexedAt = sql`ledger.at + 0`

/** The entry with the reference of a receipt, which is its id or that of a card payment. */
async function gatherByReference(db: Db, search: LedgerSearch, text: string): Promise<Match[]> {
  const [, id] = /^wallet_(\d{1,15})$/i.exec(text) ?? []
  if (id) return selectEntries(db, search).where('id', '=', Number(id)).execute()
  if (!/^(fund|class)_\w{1,90}$/i.test(text)) return []
  const reference = `${PAYMENT_REFERENCE_PREFIX}${text.toUpperCase()}`
  return selectEntries(db, search).where('reference', '=', reference).execute()
}

async function gatherByAmount(db: Db, search: LedgerSearch, amount: Kobo | null) {
  if (amount === null) return []
  return selectEntries(db, search)
    .where('amount', '=', amount)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

async function gatherByUsers(
  db: Db,
  search: LedgerSearch,
  userIds: readonly number[],
): Promise<Match[]> {
  if (userIds.length === 0) return []
  return selectEntries(db, search)
    .where('user_id', 'in', userIds)
    .orderBy(unindexedAt, 'desc')
    .orderBy('id', 'desc')
    .execute()
}

async function gatherByTitles(
  db: Db,
  search: LedgerSearch,
  titles: readonly LedgerTitle[],
): Promise<Match[]> {
  const rows = await selectEntries(db, search)
    .select('description')
    .where('description', 'in', titleTexts(titles))
    .orderBy(unindexedAt, 'desc')
    .orderBy('id', 'desc')
    .execute()
  // another service may have the same title without matching the text
  const matchingTitles = new Set(titles.map((it) => `${it.type} ${it.service} ${it.title}`))
  return rows.filter((it) => matchingTitles.has(`${it.type} ${it.service} ${it.description}`))
}

/** Scans from the newest entry and tests each row. The expressions keep the planner from choosing another index. */
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
  { text }: LedgerSearch,
  userIds: readonly number[],
): RawBuilder<unknown> {
  if (userIds.length === 0) return sql`0`
  if (userIds.length <= GATHERED_USERS_MAX) return sql.join(userIds)
  return sql`${db.selectFrom('users').select('users.id').where(isUserFound('search_text', text))}`
}
