import * as z from 'zod/mini'
import { user } from './auth.ts'
import { call } from './call.ts'
import { withFieldNames } from './field-names.ts'
import { personName } from './person-name.ts'
import { phone } from './phone.ts'
import { count, email, id, naira, password, text, unixSeconds } from './wire.ts'

const ADMIN_PATH = '/adminActions.php'

/** `day`, `month` and `year` are those of joining, in the school's time zone (R-ASTUD-003). */
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
 * `search` matches name or email without case (R-ASTUD-004). The 5,000 who joined last, of all or
 * of those found (decision 0150).
 */
export const getStudentList = call({
  method: 'POST',
  path: ADMIN_PATH,
  action: 'getStudentList',
  access: 'admin',
  request: { search: z.optional(text(200)) },
  response: z.array(student),
})

export const STUDENTS_PER_PAGE = 10

/** What the administrators' list can be put in order of. */
export const studentSortKeys = ['name', 'email', 'joined', 'wallet', 'role'] as const
export type StudentSortKey = (typeof studentSortKeys)[number]

/** A row of the administrators' screen: what it shows, and the `version` that a change of it sends back. */
const listedStudent = withFieldNames(
  z.object({
    id,
    name: z.string(),
    email: z.string(),
    phonenumber: z.string(),
    time: unixSeconds,
    wallet: naira,
    role: z.int(),
    version: z.int(),
  }),
  { phone: 'phonenumber', joinedAt: 'time' },
)
export type ListedStudent = z.output<typeof listedStudent>

/**
 * A page of the same people for the screen (decision 0150): whom `search` finds by name, email or phone, in the order
 * asked for, else those who joined last first. `page` counts from 1; the answer says which it is, the last when
 * there are not that many.
 */
export const findStudents = call({
  method: 'POST',
  path: ADMIN_PATH,
  action: 'findStudents',
  access: 'admin',
  request: {
    search: z.optional(text(200)),
    sort: z.optional(z.enum(studentSortKeys)),
    order: z.optional(z.enum(['asc', 'desc'])),
    page: z.optional(count),
  },
  fieldNames: { sortBy: 'sort', sortDirection: 'order' },
  response: z.object({ rows: z.array(listedStudent), total: z.int(), page: z.int() }),
})

/** Said to the second of two people who change one student: the first one's change would be lost. */
export const STUDENT_CHANGED =
  'Somebody else has changed this student. Look at the newest before you save.'
export const EMAIL_TAKEN = 'This email is already registered.'
export const CANNOT_DEMOTE_SELF = 'You cannot take the administrator role from yourself.'
export const CANNOT_DELETE_SELF = 'You cannot delete your own account.'
export const CANNOT_IMPERSONATE_ADMIN = 'You can only log in as a student, not as an administrator.'

/**
 * Here `email` is the student's new one (R-ASTUD-005). With the `version` that the change started from, it is
 * refused once somebody else has changed the student; older clients leave it out.
 */
export const editStudent = call({
  method: 'POST',
  path: ADMIN_PATH,
  action: 'editStudent',
  access: 'admin',
  request: {
    student_id: id,
    name: personName,
    email,
    phonenumber: phone,
    role: z.codec(z.union([z.enum(['1', '11']), z.literal(1), z.literal(11)]), z.int(), {
      decode: Number,
      encode: (role) => (role === 11 ? 11 : 1),
    }),
    version: z.optional(count),
  },
  fieldNames: { phone: 'phonenumber' },
  response: z.null(),
  successMessage: 'Student updated successfully!',
})

/** Hides the student, ends the sessions, keeps money, results and certificates (R-ASTUD-009). */
export const deleteStudent = call({
  method: 'POST',
  path: ADMIN_PATH,
  action: 'deleteStudent',
  access: 'admin',
  request: { student_id: id },
  response: z.null(),
  successMessage: 'Student deleted successfully!',
})

/** Sets a student's password (R-ASTUD-012). */
export const resetStudentPassword = call({
  method: 'POST',
  path: ADMIN_PATH,
  action: 'resetPassword',
  access: 'admin',
  request: { student_id: id, new_password: password },
  response: z.null(),
  successMessage: 'Password reset successfully!',
})

/** Responds like login, with a token of one hour, and is audited (R-ASTUD-014 to R-ASTUD-016). */
export const loginAsStudent = call({
  method: 'POST',
  path: ADMIN_PATH,
  action: 'loginAsStudent',
  access: 'admin',
  request: { student_email: email },
  response: user,
  startsSession: true,
})

/**
 * The dashboard's report (R-ADASH-008). `monthly_enrollment` holds the twelve months that end with this one, by full
 * name; a month without an enrolment is left out, the running one never (decision 0121).
 */
export const adminReport = call({
  method: 'POST',
  path: '/adminReport.php',
  access: 'admin',
  response: z.object({
    total_regular_users: z.int(),
    total_active_classes: z.int(),
    // papers whose written answer waits for a mark, which getUnmarkedExams lists
    pending_exams: z.int(),
    // when the oldest of them was handed in; 0 for none
    pending_since: unixSeconds,
    classes: z.array(
      z.object({ id, name: z.string(), monthly_enrollment: z.record(z.string(), z.int()) }),
    ),
    aisub: z.int(),
  }),
})
export type AdminReport = z.output<typeof adminReport.response>
