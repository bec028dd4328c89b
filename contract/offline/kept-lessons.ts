import { call } from '../platform/call.ts'
import { classRef, id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { lessonRenditionNames } from '../renditions/renditions.ts'

/** A device that keeps more lessons sends several requests. */
export const MAX_CHECKED_LESSONS = 50

/** A version of a lesson's content as returned by `get_lesson_details`. */
const contentVersion = z.string().check(z.maxLength(40))

/**
 * Which of the lessons kept on a device have changed or are no longer available (R-OFFLINE-011); the others are unchanged. Opens
 * no lesson and records nothing.
 */
export const checkKeptLessons = call({
  path: '/api.php',
  action: 'check_kept_lessons',
  access: 'student',
  effect: 'read',
  bodyLimits: { fields: 300 },
  request: {
    lessons: z
      .array(z.object({ id, version: contentVersion, form: z.enum(lessonRenditionNames) }))
      .check(z.maxLength(MAX_CHECKED_LESSONS)),
  },
  response: z.object({
    // a newer version, and the path and bytes of its file in the kept rendition; '' and 0 without a file
    changed: z.array(z.object({ id, version: contentVersion, path: z.string(), bytes: z.int() })),
    // deleted, or no longer open to the caller
    gone: z.array(z.object({ id, reason: z.enum(['deleted', 'closed']) })),
  }),
})

/** The maximum number of lessons in a request for sizes. */
export const MAX_SIZED_LESSONS = 10

/** The renditions of lessons of a class that the caller may open, with their sizes, without opening them (R-OFFLINE-002). */
export const getLessonSizes = call({
  path: '/api.php',
  action: 'get_lesson_sizes',
  access: 'student',
  effect: 'read',
  request: {
    class_id: classRef,
    lesson_ids: z.array(id).check(z.maxLength(MAX_SIZED_LESSONS)),
  },
  fieldNames: { classRef: 'class_id' },
  response: z.array(
    z.object({
      id,
      extension: z.string(),
      forms: z.array(
        z.object({ form: z.enum(lessonRenditionNames), path: z.string(), bytes: z.int() }),
      ),
    }),
  ),
})
