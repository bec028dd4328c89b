import * as z from 'zod/mini'
import { user } from './auth.ts'
import { call } from './call.ts'
import { personName } from './person-name.ts'
import { phone } from './phone.ts'
import { count, email, id, naira, named, password, text, time } from './wire.ts'

const ADMIN = '/adminActions.php'

/** Wallet-and-admin §3: `day`, `month`, `year` are those of the joining, in the school's time zone. */
export const student = named(
  z.object({
    id,
    name: z.string(),
    email: z.string(),
    phonenumber: z.string(),
    day: z.string(),
    month: z.string(),
    year: z.string(),
    time,
    wallet: naira,
    role: z.int(),
  }),
  { phone: 'phonenumber', joinedAt: 'time' },
)
export type Student = z.output<typeof student>

/**
 * Wallet-and-admin §7, decisions §11: `search` matches name or email without case. The 5,000 who joined last, of all or
 * of those found (decision 0150).
 */
export const getStudentList = call({
  method: 'POST',
  path: ADMIN,
  action: 'getStudentList',
  may: 'admin',
  asks: { search: z.optional(text(200)) },
  answers: z.array(student),
})

export const STUDENTS_PER_PAGE = 10

/** What the administrators' list can be put in order of. */
export const studentOrders = ['name', 'email', 'joined', 'wallet', 'role'] as const
export type StudentOrder = (typeof studentOrders)[number]

/** A row of the administrators' screen: what it shows, and the `version` that a change of it sends back. */
const listedStudent = named(
  z.object({
    id,
    name: z.string(),
    email: z.string(),
    phonenumber: z.string(),
    time,
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
  path: ADMIN,
  action: 'findStudents',
  may: 'admin',
  asks: {
    search: z.optional(text(200)),
    sort: z.optional(z.enum(studentOrders)),
    order: z.optional(z.enum(['asc', 'desc'])),
    page: z.optional(count),
  },
  answers: z.object({ rows: z.array(listedStudent), total: z.int(), page: z.int() }),
})

/** Said to the second of two people who change one student: the first one's change would be lost. */
export const STUDENT_CHANGED =
  'Somebody else has changed this student. Look at the newest before you save.'
export const EMAIL_TAKEN = 'This email is already registered.'
export const OWN_ROLE = 'You cannot take the administrator role from yourself.'
export const OWN_ACCOUNT = 'You cannot delete your own account.'
export const ONLY_STUDENTS = 'You can only log in as a student, not as an administrator.'

/**
 * Wallet-and-admin §7: here `email` is the student's new one. With the `version` that the change started from, it is
 * refused once somebody else has changed the student; older clients leave it out.
 */
export const editStudent = call({
  method: 'POST',
  path: ADMIN,
  action: 'editStudent',
  may: 'admin',
  asks: {
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
  answers: z.null(),
  says: 'Student updated successfully!',
})

/** Wallet-and-admin §7, decisions §5: hides the student, ends the sessions, keeps money, results and certificates. */
export const deleteStudent = call({
  method: 'POST',
  path: ADMIN,
  action: 'deleteStudent',
  may: 'admin',
  asks: { student_id: id },
  answers: z.null(),
  says: 'Student deleted successfully!',
})

/** Wallet-and-admin §7. */
export const resetStudentPassword = call({
  method: 'POST',
  path: ADMIN,
  action: 'resetPassword',
  may: 'admin',
  asks: { student_id: id, new_password: password },
  answers: z.null(),
  says: 'Password reset successfully!',
})

/** Wallet-and-admin §7, decisions §2: answers like login, with a token of one hour, and is audited. */
export const loginAsStudent = call({
  method: 'POST',
  path: ADMIN,
  action: 'loginAsStudent',
  may: 'admin',
  asks: { student_email: email },
  answers: user,
  withToken: true,
})

/**
 * Wallet-and-admin §3 and §7. `monthly_enrollment` holds the twelve months that end with the running one, by full
 * name; a month without an enrolment is left out, the running one never (decision 0121).
 */
export const adminReport = call({
  method: 'POST',
  path: '/adminReport.php',
  may: 'admin',
  answers: z.object({
    total_regular_users: z.int(),
    total_active_classes: z.int(),
    // papers whose written answer waits for a mark, which getUnmarkedExams lists
    pending_exams: z.int(),
    // when the oldest of them was handed in; 0 for none
    pending_since: time,
    classes: z.array(
      z.object({ id, name: z.string(), monthly_enrollment: z.record(z.string(), z.int()) }),
    ),
    aisub: z.int(),
  }),
})
export type AdminReport = z.output<typeof adminReport.answers>
