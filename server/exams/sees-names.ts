import type { Caller } from '../rpc/authenticate.ts'

/** Who looks at submissions. */
export type Viewer = {
  id: number
  /** False for staff to whom a class with anonymous marking shows numbers in place of names (R-STAFF-004). */
  seesNames: boolean
  isOwner: boolean
}

type StaffCaller = Caller & { staff?: string | null }

const isOwner = ({ staff }: StaffCaller) => staff === undefined || staff === 'owner'

/** Whether a caller sees who handed in an unmarked submission of a class with anonymous marking: owners do. */
export const seesNames = (caller: StaffCaller): boolean => isOwner(caller)

/** The viewer of a call. */
export const toViewer = (caller: Caller): Viewer => ({
  id: caller.id,
  seesNames: seesNames(caller),
  isOwner: isOwner(caller),
})
