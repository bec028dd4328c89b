import { type Permission, reachOf } from '../../contract/staff/permissions.ts'
import { httpError } from '../platform/errors.ts'
import type { Scope } from '../platform/scope.ts'
import type { Caller } from './authenticate.ts'

/** The rows that the caller reaches with a permission; undefined without it (R-STAFF-001). */
export function findScope(caller: Caller | null, can: Permission): Scope | undefined {
  if (!caller?.staff) return undefined
  const reach = reachOf(caller.staff, can)
  if (reach === 'none') return undefined
  return reach === 'all' ? { reach } : { reach, userId: caller.id }
}

/** The rows that the caller reaches with a permission. Throws 403 without it. */
export function scopeOf(caller: Caller | null, can: Permission): Scope {
  return findScope(caller, can) ?? throwNotPermitted(caller)
}

/** Throws 403: a student is told that the call is for administrators, staff of another kind that the account may not do it. */
export function throwNotPermitted(caller: Caller | null): never {
  if (caller?.standing === 'staff' || caller?.standing === 'unknown')
    httpError('not_permitted', 'Your account may not do this.')
  httpError('admin_only', 'Only an administrator may do this.')
}
