import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { flag, rand } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { lessonCaptions, lessonRendition } from '../renditions/renditions.ts'
import { classNames, publicClassFields } from './classes.ts'

/** The most titles in the syllabus of a public class page; `lessonCount` counts all lessons. */
export const PUBLIC_SYLLABUS_MAX = 300

const syllabusTitle = withFieldNames(
  z.object({
    subject: z.string(),
    isExam: flag,
    // the free sample, once it is open
    isSample: flag,
  }),
  { exam: 'isExam', sample: 'isSample' },
)
export type SyllabusTitle = z.output<typeof syllabusTitle>

const sampleLesson = withFieldNames(
  z.object({
    subject: z.string(),
    about: z.string(),
    material_url: z.string(),
    materialExtension: z.string(),
    material_name: z.string(),
    material_size: z.int(),
    material_width: z.int(),
    material_height: z.int(),
    // as in `getLessonDetails` (R-FORMS-006)
    forms: z.array(lessonRendition),
    captions: z.optional(z.array(lessonCaptions)),
  }),
  { materialBytes: 'material_size' },
)
export type SampleLesson = z.output<typeof sampleLesson>

/** A class as its public page shows it: without links, and with only the titles of its lessons (decision 0371). */
export const publicClass = withFieldNames(
  z.object({
    ...publicClassFields,
    lessons: z.array(syllabusTitle),
    sample: z.optional(sampleLesson),
  }),
  classNames,
)
export type PublicClass = z.output<typeof publicClass>

/** A class by its public id, for visitors. Throws 404 for a class that is missing, deleted or not active. */
export const getPublicClass = call({
  method: 'GET',
  path: '/api.php',
  action: 'get_public_class',
  access: 'anyone',
  effect: 'read',
  request: { class_id: rand },
  fieldNames: { publicId: 'class_id' },
  response: publicClass,
})
