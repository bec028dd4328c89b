import { type Permission, reachOf } from '../../contract/staff/permissions.ts'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import type { Scope } from '../platform/scope.ts'
import { findStaffScope } from '../platform/staff-scope.ts'
import type { Caller } from './authenticate.ts'

/** The rows that the caller reaches with a permission; undefined without it (R-STAFF-001). */
export async function findScope(
  db: Db,
  caller: Caller | null,
  can: Permission,
): Promise<Scope | undefined> {
  return caller ? findStaffScope(db, caller, can) : undefined
}

/** The rows that the caller reaches with a permission. Throws 403 without it. */
export async function scopeOf(db: Db, caller: Caller | null, can: Permission): Promise<Scope> {
  return (await findScope(db, caller, can)) ?? throwNotPermitted(caller)
}

/** True if the caller has the permission in the class with this id or public id. */
export async function reachesClass(
  db: Db,
  caller: Caller,
  can: Permission,
  classRef: string | number,
): Promise<boolean> {
  if (!caller.staff) return false
  const reach = reachOf(caller.staff, can)
  if (reach !== 'own classes') return reach === 'all'
  const ref = String(classRef)
  const row = await db
    .selectFrom('class_staff')
    .innerJoin('classes', 'classes.id', 'class_staff.class_id')
    .select('class_staff.id')
    .where('class_staff.user_id', '=', caller.id)
    .where((it) =>
      /^[1-9]\d{0,14}$/.test(ref)
        ? it('classes.id', '=', Number(ref))
        : it('classes.rand', '=', ref),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Throws 403: a student is told that the call is for administrators, staff of another kind that the account may not do it. */
export function throwNotPermitted(caller: Caller | null): never {
  if (caller?.standing === 'staff' || caller?.standing === 'unknown')
    httpError('not_permitted', say('rules_wire_account_not_do'))
  httpError('admin_only', say('rules_wire_only_administrator_do'))
}
