import { say } from '../../messages/message.ts'
import { answerWays } from '../exams/answer-ways.ts'
import { attemptRules } from '../exams/exam-rules.ts'
import { questionMedia } from '../exams/questions.ts'
import { secondMarkModes } from '../exams/second-marks.ts'
import { call, KB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, flag, id, unixSeconds, unixSecondsString } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { managedRenditions } from '../renditions/managed-renditions.ts'
import { attachment } from './attachments.ts'
import { blocksWire } from './blocks-wire.ts'
import { lessonKind } from './lesson-kinds.ts'
import { lessonUpload } from './lesson-upload.ts'

const managedLessonWire = z.object({
  id,
  class_id: id,
  subject: z.string(),
  about: z.string(),
  inputetype: lessonKind,
  scheduled: flag,
  studydate: unixSecondsString,
  position: z.int(),
  // the signed URL of the file, as in material_url (R-ALESSON-018); material_name is for display
  material: z.string(),
  material_url: z.string(),
  material_name: z.string(),
  material_size: z.int(),
  materialExtension: z.string(),
  theoryAnswer: z.string(),
  // of an exam: the credit of nearly right typed answers, absent for 0.5 (R-ARABIC-005)
  near_credit: z.optional(z.number()),
  // of an exam that two people mark: how, and by how many points they may differ; absent for another (R-STAFF-008)
  second_mark: z.optional(z.enum(secondMarkModes)),
  second_mark_points: z.optional(z.int()),
  // of an exam: its last moment, minutes of grace, limit, draw and attempts; absent for none (R-FAIR-001 to R-FAIR-003)
  closes_at: z.optional(unixSeconds),
  grace_minutes: z.optional(z.int()),
  time_limit: z.optional(z.int()),
  shuffled: z.optional(flag),
  draw_count: z.optional(z.int()),
  attempts: z.optional(z.int()),
  attempt_rule: z.optional(z.enum(attemptRules)),
  // absent if it has none (R-FAIR-005)
  attachments: z.optional(z.array(attachment)),
  // how the theory part is answered, and a text to be read aloud; absent for the default (R-VOICE-001)
  answer_ways: z.optional(answerWays),
  reading: z.optional(z.string()),
  reading_source: z.optional(z.string()),
  // changes with every save; an update sends back the version that was edited (decision 0432)
  version: z.string(),
  // '1' for the free sample of the class, else absent (decision 0371)
  sample: z.optional(flag),
  // '1' for a lesson that is not published yet, else absent (decision 0371)
  draft: z.optional(flag),
  // what follows its text, and the sounds that it names; absent if there is nothing (R-LEARN-009)
  blocks: z.optional(blocksWire),
  block_files: z.optional(z.array(questionMedia)),
  // of an exam in the list of its class: its objective questions, else absent
  question_count: z.optional(z.int()),
  // the file that is still uploading or was refused, else absent (decision 0540)
  upload: z.optional(lessonUpload),
  // the renditions of its file, absent for a file that has none (R-FORMS-003)
  renditions: z.optional(managedRenditions),
})

/** A lesson as an administrator sees it (R-ALESSON-018). */
export const managedLesson = withFieldNames(managedLessonWire, {
  kind: 'inputetype',
  opensAt: 'studydate',
  materialBytes: 'material_size',
  referenceAnswer: 'theoryAnswer',
  limitMinutes: 'time_limit',
  isShuffled: 'shuffled',
})
export type ManagedLesson = z.output<typeof managedLesson>

const LESSONS_PATH = '/lessonsAction.php'

/** The lessons of a class in the order of their position (R-ALESSON-017). */
export const getLessons = call({
  path: LESSONS_PATH,
  action: 'getLessons',
  access: { can: 'editLessons' },
  effect: 'read',
  request: { class_id: id },
  response: z.array(managedLesson),
})

/** A lesson as its editor reads it (R-ALESSON-018). */
export const getManagedLesson = call({
  path: LESSONS_PATH,
  action: 'getLessonDetails',
  access: { can: 'editLessons' },
  effect: 'read',
  request: { lesson_id: id },
  response: managedLesson,
})

/** Deletes a lesson (R-ALESSON-014). */
export const deleteLesson = call({
  path: LESSONS_PATH,
  action: 'deleteLesson',
  access: { can: 'editLessons' },
  effect: 'change',
  reauthentication: 'none',
  request: { lesson_id: id },
  successMessage: say('rules_lessons_lesson_deleted_successfully'),
})

/** Sets the order of the lessons; all positions are renumbered from 1 (R-ALESSON-015, R-ACLASS-018). */
export const reorderLessons = call({
  path: LESSONS_PATH,
  action: 'reorderLessons',
  access: { can: 'editLessons' },
  effect: 'change',
  reauthentication: 'none',
  // 2,000 lessons of two fields each
  bodyLimits: { bytes: 512 * KB, fields: 8_000 },
  request: {
    lessons: z.array(z.object({ id, position: count })).check(z.minLength(1), z.maxLength(2_000)),
  },
  successMessage: say('rules_lessons_lessons_reordered_successfully'),
})

/** Swaps the positions of two lessons; no screen uses it (R-ALESSON-016). */
export const swapLessonsPosition = call({
  path: LESSONS_PATH,
  action: 'swapLessonsPosition',
  access: { can: 'editLessons' },
  effect: 'change',
  reauthentication: 'none',
  request: { lesson1_id: id, lesson1_position: count, lesson2_id: id, lesson2_position: count },
  successMessage: say('rules_lessons_lessons_reordered_successfully'),
})

/** Removes the file of a lesson (R-ALESSON-020). */
export const removeFile = call({
  path: LESSONS_PATH,
  action: 'removeFile',
  access: { can: 'editLessons' },
  effect: 'change',
  reauthentication: 'none',
  request: { lesson_id: id },
  successMessage: say('rules_lessons_file_removed_successfully'),
})

const lessonOpening = withFieldNames(
  z.object({
    name: z.string(),
    email: z.string(),
    clicked_at: unixSeconds,
    user_id: id,
    subject: z.string(),
  }),
  { openedAt: 'clicked_at', studentId: 'user_id' },
)
export type LessonOpening = z.output<typeof lessonOpening>

/**
 * The first opening of each lesson by each student, with the lesson (R-ACLASS-035). A large class has hundreds of thousands;
 * `findLessonAttendance` returns a page of them.
 */
export const getLessonAttendance = call({
  path: LESSONS_PATH,
  action: 'lessonAttendance',
  access: { can: 'viewMarks' },
  effect: 'read',
  request: { class_id: id },
  response: z.array(lessonOpening),
})

export const ATTENDANCE_PER_PAGE = 10
/** The orders of the attendance of a class. */
export const attendanceOrders = ['date', 'name', 'email', 'lesson'] as const
export type AttendanceOrder = (typeof attendanceOrders)[number]

/** A page of the same openings, the latest first without `sort`. A page beyond the last returns the last one. */
export const findLessonAttendance = call({
  path: LESSONS_PATH,
  action: 'findLessonAttendance',
  access: { can: 'viewMarks' },
  effect: 'read',
  request: {
    class_id: id,
    sort: z.optional(z.enum(attendanceOrders)),
    order: z.optional(z.enum(['asc', 'desc'])),
    page: z.optional(count),
  },
  fieldNames: { sortBy: 'sort', sortDirection: 'order' },
  response: z.object({ rows: z.array(lessonOpening), total: z.int(), page: z.int() }),
})
