import { logout } from '../../contract/auth/auth.ts'
import type { Call } from '../../contract/platform/call.ts'
import { READ_ONLY } from '../../contract/staff/staff.ts'
import { httpError } from '../platform/errors.ts'
import type { Caller } from './authenticate.ts'

/** True in the session of an owner who looks at what a member of the staff sees (R-STAFF-010). */
export const isReadOnly = (caller: Caller): boolean =>
  caller.staff !== null && caller.impersonatorId !== null

/** Throws 403 in a read-only session. */
export function requireOwnSession(caller: Caller): void {
  if (isReadOnly(caller)) httpError('read_only', READ_ONLY)
}

/** Throws 403 for a call that changes something in a read-only session, which can only be left. */
export function requireEffectAllowed(call: Call, caller: Caller | null): void {
  if (caller && call.effect !== 'read' && call !== logout) requireOwnSession(caller)
}
