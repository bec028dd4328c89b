import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The most lessons that a search finds. */
export const FOUND_LESSONS_MAX = 20
/** Shorter searches would find nearly every lesson. */
export const MIN_LESSON_SEARCH = 2

const foundLesson = withFieldNames(
  z.object({
    lesson_id: id,
    subject: z.string(),
    class_rand: z.string(),
    class_name: z.string(),
    // the text around what was found, of a lesson that the student has opened; '' otherwise
    excerpt: z.string(),
  }),
  { classPublicId: 'class_rand' },
)
export type FoundLesson = z.output<typeof foundLesson>

/**
 * The lessons of the caller's classes whose title or text contains a search, of those that the caller may open now; matching titles
 * first (R-ARABIC-001). Nothing for a search of less than two letters.
 */
export const searchLessons = call({
  path: '/api.php',
  action: 'searchLessons',
  access: 'student',
  effect: 'read',
  request: { search: text(100) },
  response: z.array(foundLesson),
})
