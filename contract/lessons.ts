import * as z from 'zod/mini'
import { call, KB, MB } from './call.ts'
import { withFieldNames } from './field-names.ts'
import { checkKinds, MAX_LESSON_CHECKS } from './lesson-checks.ts'
import { lessonKind } from './lesson-kind-codec.ts'
import {
  count,
  flag,
  id,
  idOrZero,
  numericFlag,
  requestFlag,
  requiredText,
  text,
  unixSeconds,
  unixSecondsString,
} from './wire.ts'

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
  examDone: numericFlag,
  material_url: z.string(),
  materialExtension: z.string(),
  rand: z.string(),
})

export const lessonFieldNames = {
  kind: 'inputetype',
  opensAt: 'studydate',
  viewedAt: 'viewedDate',
  materialUrl: 'material_url',
  // '' for kinds without questions
  examPublicId: 'rand',
} as const

/**
 * A lesson in the list of its class. Text and material are part of the lesson page; a timetable has no page, so its row
 * contains them. `material_name` and `material_size` are set for the file of a timetable only. `exam_score` is set for a
 * submitted exam: its total from 0 to 100, null until the theory part is marked (decision 0450).
 */
export const lessonRow = withFieldNames(
  z.object({
    ...lessonWire.shape,
    material_name: z.optional(z.string()),
    material_size: z.optional(z.int()),
    exam_score: z.optional(z.nullable(z.number())),
  }),
  {
    ...lessonFieldNames,
    materialName: 'material_name',
    materialBytes: 'material_size',
    examScore: 'exam_score',
  } as const,
)
export type LessonRow = z.output<typeof lessonRow>

/** The kinds of file that a lesson can have, with their extensions (R-ALESSON-007). */
export const MATERIAL_EXTENSIONS = {
  pdf: ['pdf'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
  video: ['mp4'],
  audio: ['mp3', 'wav', 'ogg'],
} as const
export type MaterialKind = keyof typeof MATERIAL_EXTENSIONS

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
  // changes with every save; an update sends back the version that was edited (decision 0141)
  version: z.string(),
  // '1' for the free sample of the class, else absent (decision 0472)
  sample: z.optional(flag),
  // '1' for a lesson that is not published yet, else absent (decision 0510)
  draft: z.optional(flag),
})

/** A lesson as an administrator sees it (R-ALESSON-018). */
export const managedLesson = withFieldNames(managedLessonWire, {
  classId: 'class_id',
  kind: 'inputetype',
  opensAt: 'studydate',
  materialUrl: 'material_url',
  materialName: 'material_name',
  materialBytes: 'material_size',
  referenceAnswer: 'theoryAnswer',
} as const)
export type ManagedLesson = z.output<typeof managedLesson>

const questionFormWire = z.object({
  // the id of an existing question, or a temporary id with the prefix new- (R-ALESSON-010)
  id: z.optional(z.union([id, z.string().check(z.regex(/^new-[\w-]{0,64}$/))])),
  question: requiredText(5_000),
  answer: requiredText(2_000),
  option1: z.optional(text(2_000)),
  option2: z.optional(text(2_000)),
  option3: z.optional(text(2_000)),
  option4: z.optional(text(2_000)),
})

/** `explained_in` is a lesson of the same class; '0' or '' removes it, and without it the stored one is kept. */
const questionForm = withFieldNames(
  z.object({ ...questionFormWire.shape, explained_in: z.optional(idOrZero) }),
  { explainedIn: 'explained_in' },
)
export type QuestionForm = z.output<typeof questionForm>

/** A check of a lesson; `kind` is 'choice' if it is absent. */
const checkForm = z.object({
  ...questionFormWire.shape,
  kind: z.optional(z.enum(checkKinds)),
})
export type CheckForm = z.output<typeof checkForm>

/** Message of `conflict_lesson`: the edited version is not the latest one (decision 0141). */
export const LESSON_CHANGED =
  'Someone else changed this lesson while you were editing it. Your changes are not saved yet.'

// made by the client for one save and repeated with every retry of it (decision 0140)
const idempotencyKey = z.string().check(z.regex(/^[\w-]{16,64}$/))

// the form of a timetable hides this field and sends it empty or not at all (R-ALESSON-003)
const optionalFlag = z.union([z.literal(''), requestFlag])

const lessonForm = {
  subject: requiredText(300),
  about: z.optional(text(200_000)),
  inputetype: lessonKind,
  scheduled: z.optional(optionalFlag),
  studydate: z.optional(unixSecondsString),
  theoryAnswer: z.optional(text(50_000)),
  questions: z.optional(z.array(questionForm).check(z.maxLength(500))),
  checks: z.optional(z.array(checkForm).check(z.maxLength(MAX_LESSON_CHECKS))),
  fileType: z.optional(z.enum(['', 'pdf', 'image', 'video', 'audio'])),
  file: z.optional(z.unknown()),
  once: z.optional(idempotencyKey),
  // makes the lesson the free sample of its class in place of another one (decision 0472)
  sample: z.optional(requestFlag),
  // '1' hides it from students until it is published, '0' publishes it (decision 0510)
  draft: z.optional(requestFlag),
}

const lessonFormFieldNames = {
  kind: 'inputetype',
  opensAt: 'studydate',
  referenceAnswer: 'theoryAnswer',
  materialKind: 'fileType',
  idempotencyKey: 'once',
} as const

// 500 questions of eight fields each, and the fields of the lesson
const LESSON_BODY_LIMITS = { bytes: 4 * MB, fields: 5_000 }

const LESSONS_PATH = '/lessonsAction.php'

/** The lessons of a class in the order of their position (R-ALESSON-017). */
export const getLessons = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'getLessons',
  access: 'admin',
  effect: 'read',
  request: { class_id: id },
  response: z.array(managedLesson),
})

/** A lesson as its editor reads it (R-ALESSON-018). */
export const getManagedLesson = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'getLessonDetails',
  access: 'admin',
  effect: 'read',
  request: { lesson_id: id },
  response: managedLesson,
})

/** Adds a lesson at the end (R-ALESSON-012). A retry with the same `once` adds nothing (decision 0140). */
export const addLesson = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'addLesson',
  access: 'admin',
  effect: 'create',
  bodyLimits: LESSON_BODY_LIMITS,
  request: { class_id: id, ...lessonForm },
  fieldNames: lessonFormFieldNames,
  response: z.object({ id }),
  successMessage: 'Lesson added successfully!',
  fileFields: ['file'],
})

/**
 * Updates a lesson (R-ALESSON-013). Questions with a known id are updated, others are added. With a `version` it is
 * declined if the lesson has been saved since that version (decision 0141).
 */
export const updateLesson = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'updateLesson',
  access: 'admin',
  effect: 'create',
  bodyLimits: LESSON_BODY_LIMITS,
  request: {
    lesson_id: id,
    class_id: z.optional(id),
    ...lessonForm,
    version: z.optional(z.string().check(z.maxLength(64))),
  },
  fieldNames: lessonFormFieldNames,
  response: z.null(),
  successMessage: 'Lesson updated successfully!',
  fileFields: ['file'],
})

/** Deletes a lesson (R-ALESSON-014). */
export const deleteLesson = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'deleteLesson',
  access: 'admin',
  effect: 'change',
  request: { lesson_id: id },
  response: z.null(),
  successMessage: 'Lesson deleted successfully!',
})

/** Sets the order of the lessons; all positions are renumbered from 1 (R-ALESSON-015, R-ACLASS-018). */
export const reorderLessons = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'reorderLessons',
  access: 'admin',
  effect: 'change',
  // 2,000 lessons of two fields each
  bodyLimits: { bytes: 512 * KB, fields: 8_000 },
  request: {
    lessons: z.array(z.object({ id, position: count })).check(z.minLength(1), z.maxLength(2_000)),
  },
  response: z.null(),
  successMessage: 'Lessons reordered successfully!',
})

/** Swaps the positions of two lessons; no screen uses it (R-ALESSON-016). */
export const swapLessonsPosition = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'swapLessonsPosition',
  access: 'admin',
  effect: 'change',
  request: { lesson1_id: id, lesson1_position: count, lesson2_id: id, lesson2_position: count },
  response: z.null(),
  successMessage: 'Lessons reordered successfully!',
})

/** Removes the file of a lesson (R-ALESSON-020). */
export const removeFile = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'removeFile',
  access: 'admin',
  effect: 'change',
  request: { lesson_id: id },
  response: z.null(),
  successMessage: 'File removed successfully!',
})

/** The first opening of each lesson by each student (R-ACLASS-035). */
export const getLessonAttendance = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'lessonAttendance',
  access: 'admin',
  effect: 'read',
  request: { class_id: id },
  response: z.array(
    withFieldNames(z.object({ name: z.string(), email: z.string(), clicked_at: unixSeconds }), {
      openedAt: 'clicked_at',
    }),
  ),
})
