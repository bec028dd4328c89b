import { say } from '../../messages/message.ts'
import { verdicts } from '../exams/questions.ts'
import { MAX_EXERCISES } from '../lessons/max-checks.ts'
import { call, KB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { classRef, formBoolean, id, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** Letters of a first answer that the teacher is shown. */
export const MAX_FIRST_ANSWER = 200

const practised = withFieldNames(
  z.object({
    question_id: id,
    // the verdict on the first answer of the round, and that answer as text
    first: z.enum(verdicts),
    answer: z.optional(text(MAX_FIRST_ANSWER)),
    // whether it was right in the end
    right: formBoolean,
  }),
  { isRight: 'right' },
)
export type Practised = z.output<typeof practised>

/**
 * Stores a round of practice, finished or not (R-LEARN-011). The lesson counts as read when each of its exercises was right once. The
 * same `once` returns the state and changes nothing. Exercises that the lesson no longer has are ignored.
 */
export const savePractice = call({
  path: '/api.php',
  action: 'savePractice',
  access: 'student',
  effect: 'create',
  // 100 exercises of four fields each
  bodyLimits: { bytes: 256 * KB, fields: 600, depth: 5 },
  request: {
    class_id: classRef,
    lesson_id: id,
    exercises: z.array(practised).check(z.minLength(1), z.maxLength(MAX_EXERCISES)),
    once: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  },
  fieldNames: { classRef: 'class_id' },
  // how many exercises the lesson has, and how many of them were right at least once
  response: z.object({ read: z.boolean(), right: z.int(), exercises: z.int() }),
})

/** Message of a practice that is saved for another lesson. */
export const NO_PRACTICE = say('rules_lessons_no_practice')
