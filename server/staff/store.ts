import { ADMIN_ROLE } from '../../contract/auth/auth.ts'
import { STAFF_PER_PAGE } from '../../contract/staff/staff.ts'
import { STAFF_KINDS, toStaffKind } from '../../contract/staff/staff-kinds.ts'
import type { Db, Tx } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'
import { isUserFound } from '../platform/search-text.ts'

type StaffFilters = { search: string; classId?: number | undefined; page: number }

/** One page of the staff, the removed last, with the classes of each person. */
export async function findStaffPage(db: Db, { page, ...filters }: StaffFilters) {
  const { total } = await selectStaff(db, filters)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const window = clampPage({ page, total, size: STAFF_PER_PAGE })
  const rows = await selectStaff(db, filters)
    .leftJoin('last_seen', 'last_seen.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.staff', 'users.deactivated_at'])
    .select('last_seen.at as lastSeen')
    .orderBy((it) => it.case().when('users.deactivated_at', 'is', null).then(0).else(1).end())
    .orderBy('users.search_text')
    .orderBy('users.id')
    .limit(STAFF_PER_PAGE)
    .offset(window.offset)
    .execute()
  const classesOf = await listClassesByMember(
    db,
    rows.map(({ id }) => id),
  )
  return {
    total,
    page: window.page,
    rows: rows.flatMap(({ deactivated_at, staff, lastSeen, ...row }) => {
      const kind = toStaffKind(staff)
      if (!kind) return []
      return {
        ...row,
        staff: kind,
        classes: classesOf.get(row.id) ?? [],
        lastSeen: lastSeen ?? 0,
        isRemoved: deactivated_at !== null,
      }
    }),
  }
}

function selectStaff(db: Db, { search, classId }: Omit<StaffFilters, 'page'>) {
  let query = db
    .selectFrom('users')
    .where('users.role', '=', ADMIN_ROLE)
    .where('users.staff', 'in', STAFF_KINDS)
    .where('users.deleted_at', 'is', null)
  if (search.trim() !== '') query = query.where(isUserFound('search_text', search))
  if (classId === undefined) return query
  return query.where((it) =>
    it(
      'users.id',
      'in',
      it.selectFrom('class_staff').select('user_id').where('class_id', '=', classId),
    ),
  )
}

type NamedClass = { id: number; name: string }

async function listClassesByMember(db: Db, userIds: readonly number[]) {
  const classesOf = new Map<number, NamedClass[]>()
  if (userIds.length === 0) return classesOf
  const rows = await db
    .selectFrom('class_staff')
    .innerJoin('classes', 'classes.id', 'class_staff.class_id')
    .select(['class_staff.user_id', 'classes.id', 'classes.name'])
    .where('class_staff.user_id', 'in', userIds)
    .where('classes.deleted_at', 'is', null)
    .orderBy('classes.name')
    .orderBy('classes.id')
    .execute()
  for (const { user_id, ...row } of rows)
    classesOf.set(user_id, [...(classesOf.get(user_id) ?? []), row])
  return classesOf
}

/** Those of the classes that exist, with their names; a deleted class is left out. */
export async function listClassesById(db: Db, ids: readonly number[]): Promise<NamedClass[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** The classes of one person. */
export async function listClassesOf(db: Db, userId: number): Promise<NamedClass[]> {
  return (await listClassesByMember(db, [userId])).get(userId) ?? []
}

/** The people who teach or mark in a class, by name. */
export async function listStaffOfClass(db: Db, classId: number) {
  return db
    .selectFrom('class_staff')
    .innerJoin('users', 'users.id', 'class_staff.user_id')
    .select(['users.id', 'users.name'])
    .where('class_staff.class_id', '=', classId)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
}

/** Gives classes to people; what they have already stays. */
export async function giveClasses(
  tx: Tx,
  classIds: readonly number[],
  userIds: readonly number[],
): Promise<void> {
  const rows = classIds.flatMap((class_id) => userIds.map((user_id) => ({ class_id, user_id })))
  if (rows.length === 0) return
  await tx
    .insertInto('class_staff')
    .values(rows)
    .onConflict((it) => it.doNothing())
    .execute()
}

/** Takes a class from people. */
export async function takeClass(tx: Tx, classId: number, userIds: readonly number[]) {
  if (userIds.length === 0) return
  await tx
    .deleteFrom('class_staff')
    .where('class_id', '=', classId)
    .where('user_id', 'in', userIds)
    .execute()
}

/** Takes every class from a person. */
export async function takeAllClasses(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('class_staff').where('user_id', '=', userId).execute()
}
