import * as z from 'zod/mini'
import { user } from './auth.ts'
import { call } from './call.ts'
import { email, filled, id, naira, named, password, text, time } from './wire.ts'

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

/** Wallet-and-admin §7, decisions §11: `search` matches name or email without case. */
export const getStudentList = call({
  method: 'POST',
  path: ADMIN,
  action: 'getStudentList',
  may: 'admin',
  asks: { search: z.optional(text(200)) },
  answers: z.array(student),
})

/** Wallet-and-admin §7: here `email` is the student's new one. */
export const editStudent = call({
  method: 'POST',
  path: ADMIN,
  action: 'editStudent',
  may: 'admin',
  asks: {
    student_id: id,
    name: filled(120),
    email,
    phonenumber: filled(32),
    role: z.codec(z.union([z.enum(['1', '11']), z.literal(1), z.literal(11)]), z.int(), {
      decode: Number,
      encode: (role) => (role === 11 ? 11 : 1),
    }),
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
