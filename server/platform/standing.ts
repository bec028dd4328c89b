import { ADMIN_ROLE, STUDENT_ROLE } from '../../contract/auth/auth.ts'
import { type StaffKind, toStaffKind } from '../../contract/staff/staff-kinds.ts'

/** What an account is: a student, staff of a kind, or, with an unknown role or kind, neither (R-STAFF-001). */
export type Standing =
  | { standing: 'student' | 'unknown'; staff: null }
  | { standing: 'staff'; staff: StaffKind }

/** Reads the columns `role` and `staff` of an account. */
export function standingOf(role: number, kind: string): Standing {
  if (role === STUDENT_ROLE && kind === '') return { standing: 'student', staff: null }
  const staff = role === ADMIN_ROLE ? toStaffKind(kind) : undefined
  return staff ? { standing: 'staff', staff } : { standing: 'unknown', staff: null }
}

/** True for an account of the staff, whose kind may be unknown: for the name of the account, never for access. */
export const isStaffRole = (role: number): boolean => role === ADMIN_ROLE
