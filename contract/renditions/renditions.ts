import * as z from '../platform/zod.ts'

/**
 * The names of what a student can choose of a lesson's file: the file itself and its renditions (R-FORMS-001). `sound` is Opus
 * in WebM; `sound-aac` is the same in M4A for browsers that do not play WebM, iPhones mostly (decision 0603).
 */
export const lessonRenditionNames = [
  'original',
  'video-240',
  'sound',
  'sound-aac',
  'picture-720',
] as const
export type LessonRenditionName = (typeof lessonRenditionNames)[number]

/** The renditions that the server makes or a teacher attaches. */
export const smallerRenditionNames = ['video-240', 'sound', 'sound-aac', 'picture-720'] as const

/** The languages that captions can have, one file each. */
export const captionLanguages = ['en', 'ar'] as const
export type CaptionLanguage = (typeof captionLanguages)[number]

/** The files that the server makes of a file, or that a teacher attaches to it. `picture-360` is made at the first request. */
export type RenditionName =
  | (typeof smallerRenditionNames)[number]
  | 'picture-360'
  | `captions-${CaptionLanguage}`

/** A file or rendition with its exact size and its length in seconds, 0 if that is not known or it has none (R-FORMS-006). */
export const lessonRendition = z.object({
  form: z.enum(lessonRenditionNames),
  url: z.string(),
  bytes: z.int(),
  seconds: z.int(),
})
export type LessonRendition = z.output<typeof lessonRendition>

/** Captions of a video or recording as WebVTT (R-FORMS-010). */
export const lessonCaptions = z.object({
  language: z.enum(captionLanguages),
  url: z.string(),
  bytes: z.int(),
})
export type LessonCaptions = z.output<typeof lessonCaptions>
