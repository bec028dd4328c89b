import * as z from '../platform/zod.ts'
import { LESSON_KINDS, type LessonKind, lessonKinds } from './lesson-kinds.ts'

const wireNames = lessonKinds.map((kind) => LESSON_KINDS[kind].wireName)

/** The kind of a lesson, by its name on the wire (R-LESSON-044). */
export const lessonKind = z.codec(z.enum(wireNames), z.enum(lessonKinds), {
  // the enum lets only known names through
  decode: (wireName) => lessonKinds[wireNames.indexOf(wireName)] as LessonKind,
  encode: (kind) => LESSON_KINDS[kind].wireName,
})
