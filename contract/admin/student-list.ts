import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, naira, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { STAFF_KINDS } from '../staff/staff-kinds.ts'

/** The role of an account: 1 of a student, 11 of an administrator. */
export const role = z.codec(
  z.union([z.enum(['1', '11']), z.literal(1), z.literal(11)]),
  z.literal([1, 11]),
  {
    decode: (it) => (Number(it) === 11 ? 11 : 1),
    encode: (it) => it,
  },
)

/**
 * A row of the administrators' list. `editStudent` sends `version` back; `active` is false for a deactivated account; `staff` is the
 * kind of a member of the staff.
 */
export const listedStudent = withFieldNames(
  z.object({
    id,
    name: z.string(),
    email: z.string(),
    phonenumber: z.string(),
    time: unixSeconds,
    wallet: naira,
    role: z.int(),
    staff: z.optional(z.enum(STAFF_KINDS)),
    version: z.int(),
    active: z.boolean(),
  }),
  { phone: 'phonenumber', joinedAt: 'time', isActive: 'active' },
)
export type ListedStudent = z.output<typeof listedStudent>

/** `day`, `month` and `year` are the join date in the school's time zone (R-ASTUD-003). */
export const student = withFieldNames(
  z.object({
    id,
    name: z.string(),
    email: z.string(),
    phonenumber: z.string(),
    day: z.string(),
    month: z.string(),
    year: z.string(),
    time: unixSeconds,
    wallet: naira,
    role: z.int(),
  }),
  { phone: 'phonenumber', joinedAt: 'time' },
)
export type Student = z.output<typeof student>

/**
 * The 5,000 newest accounts that match `search` (part of the name or email, case-insensitive; R-ASTUD-004).
 */
export const getStudentList = call({
  path: '/adminActions.php',
  action: 'getStudentList',
  access: { can: 'viewStudents' },
  effect: 'read',
  request: { search: z.optional(text(200)) },
  response: z.array(student),
})
