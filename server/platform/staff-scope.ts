import type { Permission } from '../../contract/staff/permissions.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import type { Db } from './db.ts'
import { prepareQuery } from './prepared-query.ts'
import { type Scope, toScope } from './scope.ts'
import { untyped } from './untyped-db.ts'

const findContactsSetting = prepareQuery<Record<never, never>, { value: string }>((db) =>
  // the platform has no types for the tables of features
  untyped(db)
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'teacherContacts')
    .$castTo<{ value: string }>(),
)

/** The rows that a member of the staff reaches with a permission; undefined without it (R-STAFF-001). */
export async function findStaffScope(
  db: Db,
  { id, staff }: { id: number; staff: StaffKind | null },
  can: Permission,
): Promise<Scope | undefined> {
  const [setting] = staff === 'teacher' ? await findContactsSetting(db, {}) : []
  return toScope({ id, staff }, can, setting?.value === '1')
}
