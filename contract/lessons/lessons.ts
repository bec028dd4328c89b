import { withFieldNames } from '../platform/field-names.ts'
import { flag, id, numericFlag, unixSeconds, unixSecondsString } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { lessonKind } from './lesson-kinds.ts'

/** The fields of a lesson that the class page and the lesson page share (R-LESSON-036). */
export const lessonWire = z.object({
  id,
  subject: z.string(),
  inputetype: lessonKind,
  about: z.string(),
  scheduled: flag,
  studydate: unixSecondsString,
  viewed: flag,
  viewedDate: unixSeconds,
  // when it was kept on a device before it was read; absent otherwise (decision 0846)
  kept_at: z.optional(unixSeconds),
  examDone: numericFlag,
  material_url: z.string(),
  materialExtension: z.string(),
  rand: z.string(),
})

export const lessonFieldNames = {
  kind: 'inputetype',
  opensAt: 'studydate',
  viewedAt: 'viewedDate',
  // '' for kinds without questions
  examPublicId: 'rand',
} as const

/**
 * A lesson in the list of its class. Text and material are part of the lesson page; a timetable has no page, so its row
 * contains them. `material_name` and `material_size` are set for the file of a timetable only. `exam_score` is set for a
 * submitted exam: its total from 0 to 100, null until the theory part is marked.
 */
export const lessonRow = withFieldNames(
  z.object({
    ...lessonWire.shape,
    material_name: z.optional(z.string()),
    material_size: z.optional(z.int()),
    exam_score: z.optional(z.nullable(z.number())),
    // of an exam with a last moment: when it is, without grace
    closes_at: z.optional(unixSeconds),
  }),
  { ...lessonFieldNames, materialBytes: 'material_size' },
)
export type LessonRow = z.output<typeof lessonRow>
