import { say } from '../../messages/message.ts'
import { user } from '../auth/auth.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { STAFF_KINDS, STAFF_LIST_MAX } from './staff-kinds.ts'

/** The staff of the school, for owners. */

const ADMIN = '/adminActions.php'

export const STAFF_PER_PAGE = 50

export const staffKind = z.enum(STAFF_KINDS)
export const classIds = z.array(id).check(z.maxLength(STAFF_LIST_MAX))
export const assignedClass = z.object({ id, name: z.string() })

const member = withFieldNames(
  z.object({
    id,
    name: z.string(),
    email: z.string(),
    staff: staffKind,
    // those of teachers and markers
    classes: z.array(assignedClass),
    // to within an hour; 0 for never
    last_seen: unixSeconds,
    // a removed person may not sign in until a kind is chosen again
    removed: z.boolean(),
  }),
  { isRemoved: 'removed' },
)
export type StaffMember = z.output<typeof member>

const openInvitation = z.object({
  id,
  email: z.string(),
  staff: staffKind,
  classes: z.array(assignedClass),
  // past for one that has expired
  expires: unixSeconds,
})
export type OpenInvitation = z.output<typeof openInvitation>

/**
 * One page of the staff by name, the removed last; only those of a class with `class_id`. `page` starts at 1; the response has the page
 * that was read. `invitations` are the newest 100 that nobody has accepted.
 */
export const getStaff = call({
  path: ADMIN,
  action: 'getStaff',
  access: { can: 'manageStaff' },
  effect: 'read',
  request: {
    search: z.optional(text(200)),
    class_id: z.optional(id),
    page: z.optional(count),
  },
  response: z.object({
    rows: z.array(member),
    total: z.int(),
    page: z.int(),
    invitations: z.array(openInvitation),
  }),
})

export const STAFF_NOT_FOUND = say('rules_staff_person_not_member_staff')
export const OWN_KIND = say('rules_staff_cannot_change_remove_yourself_another')

/**
 * Gives a member of the staff a kind and the classes of `class_ids`, which replace the earlier ones; a removed member may sign in
 * again. The sessions end if the new kind may do less (R-STAFF-002). Declined with `cannot_demote_self` for the caller, so that one
 * owner always remains.
 */
export const changeStaff = call({
  path: ADMIN,
  action: 'changeStaff',
  access: { can: 'manageStaff' },
  effect: 'change',
  reauthentication: 'roles',
  request: { user_id: id, staff: staffKind, class_ids: classIds },
})

/**
 * Deactivates a member of the staff and ends every session at once; the classes are taken away, the work and the name of its author stay
 * (R-STAFF-007). Declined with `cannot_demote_self` for the caller.
 */
export const removeStaff = call({
  path: ADMIN,
  action: 'removeStaff',
  access: { can: 'manageStaff' },
  effect: 'change',
  reauthentication: 'roles',
  request: { user_id: id },
})

const userIds = z.array(id).check(z.maxLength(STAFF_LIST_MAX))

/**
 * Gives a class to teachers and markers (`add_ids`) and takes it from others (`remove_ids`). Nothing of the class moves (R-STAFF-009).
 */
export const setClassStaff = call({
  path: ADMIN,
  action: 'setClassStaff',
  access: { can: 'manageStaff' },
  effect: 'change',
  reauthentication: 'roles',
  request: { class_id: id, add_ids: userIds, remove_ids: userIds },
})

export const CANNOT_VIEW_OWNER = say('rules_staff_view_as_teacher_marker_accountant')
/** Of every call that changes something in the session of `viewAsStaff`. */
export const READ_ONLY = say('rules_staff_only_look_what_person_sees')

/**
 * Starts a session of one hour that shows what a member of the staff sees and changes nothing; audited (R-STAFF-010). The response is
 * that of `login`. Declined with `not_viewable` for an owner.
 */
export const viewAsStaff = call({
  path: ADMIN,
  action: 'viewAsStaff',
  access: { can: 'manageStaff' },
  effect: 'change',
  reauthentication: 'roles',
  request: { user_id: id },
  response: user,
  startsSession: true,
})
