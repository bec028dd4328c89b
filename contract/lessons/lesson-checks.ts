import { exerciseWire, questionWire } from '../exams/exams.ts'
import { diacriticsRules, questionKinds, questionMedia } from '../exams/questions.ts'
import { call } from '../platform/call.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

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
  marks: z.optional(z.enum(diacriticsRules)),
  strict: z.optional(z.boolean()),
  media: z.optional(questionMedia),
  // of a kind with a content of its own, with its key
  content: z.optional(exerciseWire),
  // the pictures and sounds that the content names by their numbers
  files: z.optional(z.array(questionMedia)),
})
export type LessonCheck = z.output<typeof lessonCheck>

/** The checks of a lesson in order, for its editor. Empty for other kinds of lesson. */
export const getLessonChecks = call({
  path: '/lessonsAction.php',
  action: 'getLessonChecks',
  access: { can: 'editLessons' },
  effect: 'read',
  request: { lesson_id: id },
  response: z.array(lessonCheck),
})
