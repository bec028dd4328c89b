import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, unixSeconds, unixSecondsString } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { MAX_ATTEMPTS, MAX_EXTRA_MINUTES } from './exam-rules.ts'

const LESSONS_PATH = '/lessonsAction.php'

/** The rules of an exam with what one student was given besides (R-FAIR-003). `used` are the attempts that were begun or submitted. */
const allowance = withFieldNames(
  z.object({
    subject: z.string(),
    student_name: z.string(),
    attempts: z.int(),
    time_limit: z.int(),
    // 0 for none
    last_moment: unixSeconds,
    used: z.int(),
    extra_attempts: z.int(),
    extra_minutes: z.int(),
    // the last moment of this student, 0 for that of the exam
    closes_at: unixSeconds,
  }),
  { limitMinutes: 'time_limit' },
)
export type AllowanceOfStudent = z.output<typeof allowance>

/** What a student of the class of an exam may do besides its rules. */
export const getExamAllowance = call({
  path: LESSONS_PATH,
  action: 'getExamAllowance',
  access: { can: 'editExams' },
  effect: 'read',
  request: { lesson_id: id, student_id: id },
  response: allowance,
})

/** Gives one student further attempts, more minutes or a later last moment; 0 takes them back (R-FAIR-003). */
export const setExamAllowance = call({
  path: LESSONS_PATH,
  action: 'setExamAllowance',
  access: { can: 'editExams' },
  effect: 'change',
  reauthentication: 'none',
  request: {
    lesson_id: id,
    student_id: id,
    extra_attempts: count.check(z.maximum(MAX_ATTEMPTS)),
    extra_minutes: count.check(z.maximum(MAX_EXTRA_MINUTES)),
    closes_at: unixSecondsString,
  },
  successMessage: say('rules_fair_allowance_saved'),
})
