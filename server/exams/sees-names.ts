import { may } from '../../contract/staff/permissions.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'

type Caller = { id: number; staff: StaffKind | null }

/** Who looks at submissions. */
export type Viewer = {
  id: number
  /** Null for a program. */
  staff?: StaffKind | null
  /** False for staff to whom a class with anonymous marking shows numbers in place of names (R-STAFF-004). */
  seesNames: boolean
}

/**
 * Whether a caller sees who handed in an unmarked submission of a class with anonymous marking: those who set it up do, and see both
 * marks of a submission before they count.
 */
export const seesNames = ({ staff }: Pick<Caller, 'staff'>): boolean => may(staff, 'arrangeMarking')

/** The viewer of a call. */
export const toViewer = (caller: Pick<Caller, 'id' | 'staff'>): Viewer => ({
  id: caller.id,
  staff: caller.staff,
  seesNames: seesNames(caller),
})
