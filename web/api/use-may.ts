import { ADMIN_ROLE, type User } from '../../contract/auth/auth.ts'
import { may, type Permission } from '../../contract/staff/permissions.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import { useSession } from './session.ts'

/** The kind of a member of the staff; undefined for a student. A user whom an earlier release stored was an owner. */
export const staffKindOf = (user: User | null): StaffKind | undefined =>
  user?.role === ADMIN_ROLE ? (user.staff ?? 'owner') : undefined

/** True if the signed-in user has a permission, at least in own classes (R-STAFF-011). The server checks every call again. */
export const useMay = (can: Permission): boolean =>
  useSession(({ user }) => may(staffKindOf(user), can))

/** A function that tells which permissions the signed-in user has, for lists. */
export function usePermissions(): (can: Permission) => boolean {
  const kind = useSession(({ user }) => staffKindOf(user))
  return (can) => may(kind, can)
}
