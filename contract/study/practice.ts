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
  { questionId: 'question_id', isRight: 'right' },
)
export type Practised = z.output<typeof practised>

/**
 * Stores a round of practice, finished or not (R-LEARN-011). The lesson counts as read when each of its exercises was right once. The
 * same `once` returns the state and changes nothing. Exercises that the lesson no longer has are ignored.
 */
export const savePractice = call({
  method: 'POST',
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

const practiceExercise = withFieldNames(
  z.object({
    id,
    // its place, from 1
    number: z.int(),
    question: z.string(),
    answer: z.string(),
    // students who tried it, and those whose first answer was right
    tried: z.int(),
    right_first: z.int(),
  }),
  { rightFirst: 'right_first' },
)
export type PracticeExercise = z.output<typeof practiceExercise>

const practiceStudent = withFieldNames(
  z.object({
    student_id: id,
    name: z.string(),
    // exercises tried, right at the first answer, right in the end
    tried: z.int(),
    right_first: z.int(),
    right: z.int(),
  }),
  { studentId: 'student_id', rightFirst: 'right_first' },
)
export type PracticeStudent = z.output<typeof practiceStudent>

/** What was heard as something else: the right option, the chosen one, and how often it was chosen. */
const confusion = z.object({ right: z.string(), chosen: z.string(), count: z.int() })
export type Confusion = z.output<typeof confusion>

/**
 * How a class did the exercises of a practice: tried, right at first, and the hardest three (R-LEARN-011), with the pairs that were
 * confused in listening (R-LEARN-001). Of an exam only the confusions, from its submissions.
 */
export const getPracticeResults = call({
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getPracticeResults',
  access: { can: 'viewMarks' },
  effect: 'read',
  request: { lesson_id: id },
  response: z.object({
    exercises: z.array(practiceExercise),
    // ids of up to three exercises, the hardest first
    hardest: z.array(id),
    students: z.array(practiceStudent),
    confusions: z.array(confusion),
  }),
})

/** Message of a practice that is saved for another lesson. */
export const NO_PRACTICE = say('rules_lessons_no_practice')
