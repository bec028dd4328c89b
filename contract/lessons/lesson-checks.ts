import { questionWire } from '../exams/exams.ts'
import { marksRules, questionKinds } from '../exams/questions.ts'
import { call } from '../platform/call.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The maximum number of checks in a lesson. */
export const MAX_LESSON_CHECKS = 5

/** How a check is answered. A new kind needs an entry in each `Record<CheckKind, …>`; the type checker reports missing ones. */
export const checkKinds = questionKinds
export type CheckKind = (typeof checkKinds)[number]

/**
 * An ungraded question within a lesson. `answer` is the correct answer: the browser judges the answer of
 * the student, and the server stores nothing. A typed one has `accepted`, further keys, and `marks` (R-ARABIC-003).
 */
export const lessonCheck = z.object({
  ...questionWire.shape,
  kind: z.enum(checkKinds),
  accepted: z.optional(z.array(z.string())),
  marks: z.optional(z.enum(marksRules)),
  strict: z.optional(z.boolean()),
})
export type LessonCheck = z.output<typeof lessonCheck>

/** The checks of a lesson in order, for its editor. Empty for other kinds of lesson. */
export const getLessonChecks = call({
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getLessonChecks',
  access: { can: 'editLessons' },
  effect: 'read',
  request: { lesson_id: id },
  response: z.array(lessonCheck),
})
