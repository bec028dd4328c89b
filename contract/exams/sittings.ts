import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, flag, id, unixSeconds, unixSecondsString } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { attemptRules } from './exam-rules.ts'

/** An attempt that a student has submitted; `score` is its total, null until it is marked. */
const submittedAttempt = withFieldNames(
  z.object({
    attempt: z.int(),
    submitted_at: unixSeconds,
    score: z.nullable(z.number()),
    counts: flag,
  }),
)

/**
 * How a student sits an exam with a last moment, a time limit, a draw or several attempts (R-FAIR-001 to R-FAIR-003). `waiting`: the
 * time limit begins with `begin_exam`; `open`: the student writes; `over`: the time has passed and nothing was submitted.
 */
export const examSitting = withFieldNames(
  z.object({
    state: z.enum(['waiting', 'open', 'over', 'submitted']),
    // the time of the server, by which the clock of the device is corrected
    now: unixSeconds,
    // the attempt that is open or waits, else the last one
    attempt: z.int(),
    attempts: z.int(),
    attempt_rule: z.enum(attemptRules),
    // whether a further attempt can be begun
    can_begin: flag,
    // the last moment; absent for none
    closes_at: z.optional(unixSeconds),
    // minutes from opening; absent for no limit
    time_limit: z.optional(z.int()),
    opened_at: z.optional(unixSeconds),
    // when the open attempt is saved as it is
    ends_at: z.optional(unixSeconds),
    // how many questions the student gets of how many; absent without a draw
    drawn: z.optional(z.int()),
    drawn_from: z.optional(z.int()),
    // absent before the first is submitted
    handed_in: z.optional(z.array(submittedAttempt)),
  }),
  { limitMinutes: 'time_limit' },
)
export type ExamSitting = z.output<typeof examSitting>

/**
 * Begins an attempt at an exam: its time limit runs from now, by the clock of the server (R-FAIR-001, R-FAIR-003). An attempt that is
 * open already stays as it is. Declined with `attempt_not_open` if there is no such attempt, and with `exam_time_over` after the last
 * moment.
 */
export const beginExam = call({
  path: '/api.php',
  action: 'begin_exam',
  access: 'student',
  effect: 'change',
  request: {
    lesson_id: id,
    attempt: count,
    // when the student began a kept exam without a connection: at the earliest when it was kept, at the latest now
    begun_at: z.optional(unixSecondsString),
  },
})
