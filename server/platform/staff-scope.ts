import { type Permission, reachOf, type StaffKind } from '../../contract/staff/permissions.ts'
import type { Db } from './db.ts'
import { prepareQuery } from './prepared-query.ts'
import type { Scope } from './scope.ts'
import { standingOf } from './standing.ts'

const findContactsSetting = prepareQuery<Record<never, never>, { value: string }>((db) =>
  db.selectFrom('settings').select('value').where('name', '=', 'teacherContacts'),
)

/** The rows that a member of the staff reaches with a permission; undefined without it (R-STAFF-001). */
export async function findStaffScope(
  db: Db,
  { id, staff }: { id: number; staff: StaffKind | null },
  can: Permission,
): Promise<Scope | undefined> {
  if (!staff) return undefined
  const reach = reachOf(staff, can)
  if (reach === 'none') return undefined
  if (reach === 'all') return { reach }
  const [setting] = staff === 'teacher' ? await findContactsSetting(db, {}) : []
  return { reach, userId: id, seesContacts: setting?.value === '1' }
}

/** The same for an account at the time of some background work; undefined if it was deleted or is no longer of the staff. */
export async function findScopeOfAccount(
  db: Db,
  id: number,
  can: Permission,
): Promise<Scope | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['role', 'staff'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && findStaffScope(db, { id, staff: standingOf(row.role, row.staff).staff }, can)
}
