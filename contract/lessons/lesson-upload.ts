import { withFieldNames } from '../platform/field-names.ts'
import * as z from '../platform/zod.ts'

/**
 * receiving: bytes are missing. stored: complete, and not yet the file of a lesson. attached: the file of its lesson.
 * refused: complete, and its content is not accepted.
 */
export const uploadStates = ['receiving', 'stored', 'attached', 'refused'] as const
export type UploadState = (typeof uploadStates)[number]

/** The id of an upload: the last part of its address. */
export const uploadId = z.string().check(z.regex(/^[\w-]{22}$/))

/** An upload in the list of lessons: the file that the lesson will have. */
export const lessonUpload = withFieldNames(
  z.object({
    id: uploadId,
    name: z.string(),
    size: z.int(),
    received: z.int(),
    state: z.enum(uploadStates),
    problem: z.string(),
  }),
  { bytes: 'size' },
)
export type LessonUpload = z.output<typeof lessonUpload>
