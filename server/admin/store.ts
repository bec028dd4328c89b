import { type SqlBool, sql } from 'kysely'
import type { StudentOrder } from '../../contract/admin.ts'
import type { Db } from '../kernel/db.ts'
import { inOrder, placeOf } from '../kernel/pages.ts'
import { searchPattern } from '../kernel/search-text.ts'

/** Those who joined last, of all or of whom `search` finds by name, email or phone. Administrators are among them. */
export async function listNewestStudents(db: Db, search: string, atMost: number) {
  return whoAreThere(db, search)
    .select(['id', 'name', 'email', 'phone', 'joined_at as joinedAt', 'wallet', 'role'])
    .orderBy('joined_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
}

type Wish = {
  /** '' for everybody. */
  search: string
  by: StudentOrder
  down: boolean
  /** From 1. */
  page: number
  size: number
}

/** A page of those who are not deleted, how many there are, and which page it is: the last one when there are fewer. */
export async function pageOfStudents(db: Db, wish: Wish) {
  const { ids, total, page } = await (wish.search.trim() === '' ? pageOfAll : pageOfFound)(db, wish)
  if (ids.length === 0) return { rows: [], total, page }
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'phone', 'joined_at as joinedAt', 'wallet', 'role', 'version'])
    .where('id', 'in', ids)
    .execute()
  const places = new Map(ids.map((id, at) => [id, at]))
  const placeOfRow = (it: { id: number }) => places.get(it.id) ?? 0
  return { rows: rows.sort((a, b) => placeOfRow(a) - placeOfRow(b)), total, page }
}

async function pageOfAll(db: Db, wish: Wish) {
  const total = await countStudents(db, '')
  const place = placeOf({ page: wish.page, total, size: wish.size })
  const rows = await inOrderOf(wish, wish.down !== place.fromEnd, whoAreThere(db, ''))
    .select('id')
    .offset(place.skip)
    .limit(place.take)
    .execute()
  return { ids: inOrder(rows, place).map(({ id }) => id), total, page: place.page }
}

/** A search goes through everybody, so it finds and counts in one go. */
async function pageOfFound(
  db: Db,
  wish: Wish,
): Promise<{ ids: number[]; total: number; page: number }> {
  const { search, down, page, size } = wish
  const rows = await inOrderOf(wish, down, whoAreThere(db, search))
    .select(['id', sql<number>`count(*) over ()`.as('total')])
    .offset((Math.max(1, page) - 1) * size)
    .limit(size)
    .execute()
  if (rows[0])
    return { ids: rows.map(({ id }) => id), total: rows[0].total, page: Math.max(1, page) }
  if (page <= 1) return { ids: [], total: 0, page: 1 }
  const last = placeOf({ page, total: await countStudents(db, search), size }).page
  return pageOfFound(db, { ...wish, page: last })
}

async function countStudents(db: Db, search: string): Promise<number> {
  const { total } = await whoAreThere(db, search)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const columns = {
  // a search text begins with the name
  name: 'search_text',
  email: 'email_key',
  joined: 'joined_at',
  wallet: 'wallet',
  role: 'role',
} as const

function inOrderOf({ by }: Wish, down: boolean, students: ReturnType<typeof whoAreThere>) {
  const direction = down ? 'desc' : 'asc'
  return students.orderBy(columns[by], direction).orderBy('id', direction)
}

function whoAreThere(db: Db, search: string) {
  const everybody = db.selectFrom('people').where('deleted_at', 'is', null)
  return search.trim() === '' ? everybody : everybody.where(isFoundBy(search))
}

const isFoundBy = (search: string) =>
  sql<SqlBool>`search_text like ${searchPattern(search)} escape '\\'`

// both engines bound the number of values a statement may carry
const AT_ONCE = 1000

/** Which of these emails (in lower case) somebody has. */
export async function findTaken(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const taken = new Set<string>()
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('people')
      .select('email_key')
      .where('email_key', 'in', keys.slice(at, at + AT_ONCE))
      .where('deleted_at', 'is', null)
      .execute()
    for (const { email_key } of rows) taken.add(email_key)
  }
  return taken
}
