import { may, type Permission } from '../../contract/staff/permissions.ts'
import { useSession } from './session.ts'

/** Whether the signed-in person has a permission of the staff, at least in own classes. */
export const useMay = (can: Permission): boolean => useSession(({ user }) => may(user?.staff, can))
