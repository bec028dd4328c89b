import { type SqlBool, sql } from 'kysely'
import type { StudentSortKey } from '../../contract/admin.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db } from '../platform/db.ts'
import { inListOrder, locatePage } from '../platform/pagination.ts'
import { searchPattern } from '../platform/search-text.ts'

/** The newest accounts whose name, email or phone matches `search`, administrators included. */
export async function listNewestStudents(db: Db, search: string, limit: number) {
  return selectUsers(db, search)
    .select(['id', 'name', 'email', 'phone', 'joined_at as joinedAt', 'wallet', 'role'])
    .orderBy('joined_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

type StudentFilters = {
  /** '' for all. */
  search: string
  sortBy: StudentSortKey
  descending: boolean
  /** Starts at 1. */
  page: number
  size: number
}

/** One page of accounts with the total and the number of the page that was read: the last one if `page` is beyond it. */
export async function findStudentPage(db: Db, filters: StudentFilters) {
  const { ids, total, page } = await (filters.search.trim() === ''
    ? findPageOfAll
    : findPageOfMatches)(db, filters)
  if (ids.length === 0) return { rows: [], total, page }
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'joined_at as joinedAt', 'wallet', 'role', 'version'])
    .where('id', 'in', ids)
    .execute()
  const positions = new Map(ids.map((id, index) => [id, index]))
  const positionOf = (it: { id: number }) => positions.get(it.id) ?? 0
  return { rows: rows.sort((a, b) => positionOf(a) - positionOf(b)), total, page }
}

async function findPageOfAll(db: Db, filters: StudentFilters) {
  const total = await countStudents(db, '')
  const pageRange = locatePage({ page: filters.page, total, size: filters.size })
  const rows = await orderStudents(
    filters,
    filters.descending !== pageRange.fromEnd,
    selectUsers(db, ''),
  )
    .select('id')
    .offset(pageRange.offset)
    .limit(pageRange.limit)
    .execute()
  return { ids: inListOrder(rows, pageRange).map(({ id }) => id), total, page: pageRange.page }
}

/** A search scans the whole table, so the same statement selects and counts. */
async function findPageOfMatches(
  db: Db,
  filters: StudentFilters,
): Promise<{ ids: number[]; total: number; page: number }> {
  const { search, descending, page, size } = filters
  const rows = await orderStudents(filters, descending, selectUsers(db, search))
    .select(['id', sql<number>`count(*) over ()`.as('total')])
    .offset((Math.max(1, page) - 1) * size)
    .limit(size)
    .execute()
  if (rows[0])
    return { ids: rows.map(({ id }) => id), total: rows[0].total, page: Math.max(1, page) }
  if (page <= 1) return { ids: [], total: 0, page: 1 }
  const lastPage = locatePage({ page, total: await countStudents(db, search), size }).page
  return findPageOfMatches(db, { ...filters, page: lastPage })
}

async function countStudents(db: Db, search: string): Promise<number> {
  const { total } = await selectUsers(db, search)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const sortColumns = {
  // the search text starts with the name
  name: 'search_text',
  email: 'email_key',
  joined: 'joined_at',
  wallet: 'wallet',
  role: 'role',
} as const

function orderStudents(
  { sortBy }: StudentFilters,
  descending: boolean,
  query: ReturnType<typeof selectUsers>,
) {
  const direction = descending ? 'desc' : 'asc'
  return query.orderBy(sortColumns[sortBy], direction).orderBy('id', direction)
}

function selectUsers(db: Db, search: string) {
  const users = db.selectFrom('users').where('deleted_at', 'is', null)
  return search.trim() === '' ? users : users.where(matchesSearch(search))
}

const matchesSearch = (search: string) =>
  sql<SqlBool>`search_text like ${searchPattern(search)} escape '\\'`

/** The email keys among these that are registered. */
export async function findTakenEmailKeys(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>()
  for (const batch of batchesOf(keys)) {
    const rows = await db
      .selectFrom('users')
      .select('email_key')
      .where('email_key', 'in', batch)
      .where('deleted_at', 'is', null)
      .execute()
    for (const { email_key } of rows) taken.add(email_key)
  }
  return taken
}
