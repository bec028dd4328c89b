import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { AccountGroup, StudentSortKey } from '../../contract/admin/admin.ts'
import { ADMIN_ROLE, STUDENT_ROLE } from '../../contract/auth/auth.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import { NO_PASSWORD } from '../auth/passwords.ts'
import { findStudentsByName } from '../auth/students-by-name.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db } from '../platform/db.ts'
import { inListOrder, locatePage } from '../platform/pagination.ts'
import { type Scope, seesContacts, studentsInScope } from '../platform/scope.ts'
import { isUserFound } from '../platform/search-text.ts'
import type { Tables } from '../platform/tables.ts'

/** The newest accounts whose name, email or phone matches `search`, administrators included. */
export async function listNewestStudents(db: Db, scope: Scope, search: string, limit: number) {
  return selectUsers(db, await withScope(db, scope, { search, group: 'everyone' }))
    .select(['id', 'name', 'email', 'phone', 'joined_at as joinedAt', 'wallet', 'role'])
    .orderBy('joined_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

type AccountFilters = {
  /** '' for all. */
  search: string
  group: AccountGroup
}

/** The filters with the accounts that the reader reaches; `found` are those whose name matches, if contacts are hidden. */
type ScopedFilters<F extends AccountFilters = AccountFilters> = F & {
  scope: Scope
  found: readonly number[] | undefined
}

async function withScope<F extends AccountFilters>(
  db: Db,
  scope: Scope,
  filters: F,
): Promise<ScopedFilters<F>> {
  const { search } = filters
  const found = search.trim() === '' ? undefined : await findStudentsByName(db, scope, search)
  return { ...filters, scope, found }
}

type StudentFilters = AccountFilters & {
  sortBy: StudentSortKey
  descending: boolean
  /** Starts at 1. */
  page: number
  size: number
}

/** One page of accounts with the total and the number of the page that was read: the last one if `page` is beyond it. */
export async function findStudentPage(db: Db, scope: Scope, requested: StudentFilters) {
  const sortBy = sortKeyFor(scope, requested.sortBy)
  const filters = await withScope(db, scope, { ...requested, sortBy })
  const { ids, total, page } = await (filters.search.trim() === ''
    ? findPageOfAll
    : findPageOfMatches)(db, filters)
  if (ids.length === 0) return { rows: [], total, page }
  const rows = (await selectListedUsers(db).where('id', 'in', ids).execute()).map(toListedUser)
  const positions = new Map(ids.map((id, index) => [id, index]))
  const positionOf = (it: { id: number }) => positions.get(it.id) ?? 0
  return { rows: rows.sort((a, b) => positionOf(a) - positionOf(b)), total, page }
}

export function selectListedUsers(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'joined_at as joinedAt', 'wallet', 'role', 'version'])
    .select(['staff', 'deactivated_at'])
}

export function toListedUser<Row extends { deactivated_at: number | null; staff: StaffKind | '' }>({
  deactivated_at,
  staff,
  ...row
}: Row) {
  return { ...row, ...(staff && { staff }), isActive: deactivated_at === null }
}

/** The newest accounts of a filter, up to `limit`, and the number of all matches. */
export async function findSelection(
  db: Db,
  scope: Scope,
  requested: AccountFilters,
  limit: number,
) {
  const filters = await withScope(db, scope, requested)
  const [rows, total] = await Promise.all([
    selectUsers(db, filters)
      .select(['id', 'name', 'email'])
      .orderBy('joined_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
    countStudents(db, filters),
  ])
  return { rows, total }
}

/** Accounts of a filter with the names of their classes, newest id first, before an id. */
export async function listStudentsBefore(
  db: Db,
  scope: Scope,
  requested: AccountFilters,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const rows = await selectUsers(db, await withScope(db, scope, requested))
    .select(['id', 'name', 'email', 'phone', 'joined_at as joinedAt', 'wallet', 'deactivated_at'])
    .select('staff')
    .$if(before !== undefined, (it) => it.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const classes = await listClassNames(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((it) => ({ ...toListedUser(it), classes: classes.get(it.id) ?? [] }))
}

async function listClassNames(db: Db, studentIds: readonly number[]) {
  const names = new Map<number, string[]>()
  if (studentIds.length === 0) return names
  const rows = await db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['student_id', 'classes.name'])
    .where('student_id', 'in', studentIds)
    .where('classes.deleted_at', 'is', null)
    .orderBy('enrolments.id')
    .execute()
  for (const { student_id, name } of rows)
    names.set(student_id, [...(names.get(student_id) ?? []), name])
  return names
}

async function findPageOfAll(db: Db, filters: ScopedFilters<StudentFilters>) {
  const total = await countStudents(db, filters)
  const pageRange = locatePage({ page: filters.page, total, size: filters.size })
  const rows = await orderStudents(
    filters,
    filters.descending !== pageRange.fromEnd,
    selectUsers(db, filters),
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
  filters: ScopedFilters<StudentFilters>,
): Promise<{ ids: number[]; total: number; page: number }> {
  const { descending, page, size } = filters
  const rows = await orderStudents(filters, descending, selectUsers(db, filters))
    .select(['id', sql<number>`count(*) over ()`.as('total')])
    .offset((Math.max(1, page) - 1) * size)
    .limit(size)
    .execute()
  if (rows[0])
    return { ids: rows.map(({ id }) => id), total: rows[0].total, page: Math.max(1, page) }
  if (page <= 1) return { ids: [], total: 0, page: 1 }
  const lastPage = locatePage({ page, total: await countStudents(db, filters), size }).page
  return findPageOfMatches(db, { ...filters, page: lastPage })
}

async function countStudents(db: Db, filters: ScopedFilters): Promise<number> {
  const { total } = await selectUsers(db, filters)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The order by a hidden value would tell it: those who must not see contacts get the names in order. */
const sortKeyFor = (scope: Scope, key: StudentSortKey): StudentSortKey =>
  !seesContacts(scope) && (key === 'email' || key === 'wallet') ? 'name' : key

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

function selectUsers(db: Db, { search, group, scope, found }: ScopedFilters) {
  const users = ofGroup(db.selectFrom('users'), group).$call(studentsInScope(scope, 'users.id'))
  if (found) return users.where('users.id', 'in', [0, ...found])
  return search.trim() === '' ? users : users.where(isUserFound('search_text', search))
}

type UserQuery = SelectQueryBuilder<Tables, 'users', unknown>

function ofGroup(users: UserQuery, group: AccountGroup) {
  // few accounts are deactivated: expressions keep the planner from reading all others
  if (group === 'deactivated')
    return users
      .where('deactivated_at', 'is not', null)
      .where(sql<SqlBool>`deleted_at + 0 is null and role + 0 = ${STUDENT_ROLE}`)
  const present = users.where('deleted_at', 'is', null)
  if (group === 'everyone') return present
  if (group === 'no_password')
    return present
      .where('role', '=', STUDENT_ROLE)
      .where('password_hash', '=', NO_PASSWORD)
      .where('deactivated_at', 'is', null)
  return present.where('role', '=', group === 'administrators' ? ADMIN_ROLE : STUDENT_ROLE)
}

export type Account = { id: number; name: string; balance: Kobo }

/** The accounts with these email keys, by the key. */
export async function findAccounts(db: Db, keys: readonly string[]): Promise<Map<string, Account>> {
  const accounts = new Map<string, Account>()
  for (const batch of batchesOf(keys)) {
    const rows = await db
      .selectFrom('users')
      .select(['email_key', 'id', 'name', 'wallet as balance'])
      .where('email_key', 'in', batch)
      .where('deleted_at', 'is', null)
      .execute()
    for (const { email_key, ...account } of rows) accounts.set(email_key, account)
  }
  return accounts
}
