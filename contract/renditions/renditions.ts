import * as z from '../platform/zod.ts'

/**
 * The forms of a lesson's file that a student can choose: the file itself and its renditions (R-FORMS-001). `sound` is Opus
 * in WebM; `sound-aac` is the same in M4A for browsers that do not play WebM, iPhones mostly (decision 0603).
 */
export const lessonForms = ['original', 'video-240', 'sound', 'sound-aac', 'picture-720'] as const

/** The forms that the server makes or a teacher attaches. */
export const smallerForms = ['video-240', 'sound', 'sound-aac', 'picture-720'] as const

/** The languages that captions can have, one file each. */
export const captionLanguages = ['en', 'ar'] as const
export type CaptionLanguage = (typeof captionLanguages)[number]

/** The files that the server makes of a file, or that a teacher attaches to it. `picture-360` is made at the first request. */
export type RenditionForm =
  | (typeof smallerForms)[number]
  | 'picture-360'
  | `captions-${CaptionLanguage}`

/** A form with its exact size and its length in seconds, 0 if that is not known or it has none (R-FORMS-006). */
export const lessonForm = z.object({
  form: z.enum(lessonForms),
  url: z.string(),
  bytes: z.int(),
  seconds: z.int(),
})
export type LessonFormFile = z.output<typeof lessonForm>

/** Captions of a video or recording as WebVTT (R-FORMS-010). */
export const lessonCaptions = z.object({
  language: z.enum(captionLanguages),
  url: z.string(),
  bytes: z.int(),
})
export type LessonCaptions = z.output<typeof lessonCaptions>
