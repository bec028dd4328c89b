import * as z from 'zod/mini'
import { call, KB, MB } from './call.ts'
import {
  count,
  filled,
  flag,
  flagAsked,
  flagNumber,
  id,
  named,
  text,
  time,
  timeString,
} from './wire.ts'

const spelling = { Lesson: 'lesson', Exam: 'exam', Timetableble: 'timetable' } as const
const wireSpelling = { lesson: 'Lesson', exam: 'Exam', timetable: 'Timetableble' } as const

/** What a lesson is; the wire spells the last one 'Timetableble' (student-area §3). */
export const lessonKind = z.codec(
  z.enum(['Lesson', 'Exam', 'Timetableble']),
  z.enum(['lesson', 'exam', 'timetable']),
  { decode: (wire) => spelling[wire], encode: (kind) => wireSpelling[kind] },
)
export type LessonKind = z.output<typeof lessonKind>

/** A lesson's row in a class (student-area §3). */
export const lessonWire = z.object({
  id,
  subject: z.string(),
  inputetype: lessonKind,
  about: z.string(),
  scheduled: flag,
  studydate: timeString,
  viewed: flag,
  viewedDate: time,
  examDone: flagNumber,
  material_url: z.string(),
  materialExtension: z.string(),
  rand: z.string(),
})

export const lessonNames = {
  kind: 'inputetype',
  opensAt: 'studydate',
  viewedAt: 'viewedDate',
  materialUrl: 'material_url',
} as const

/**
 * A lesson in a class's list: its text and material come with the lesson page, a timetable's here, for it has no page.
 * Only a timetable's file has the last two.
 */
export const lessonRow = named(
  z.object({
    ...lessonWire.shape,
    material_name: z.optional(z.string()),
    material_size: z.optional(z.int()),
  }),
  { ...lessonNames, materialName: 'material_name', materialBytes: 'material_size' } as const,
)
export type LessonRow = z.output<typeof lessonRow>

/** The kinds of file a lesson may carry (wallet-and-admin §5). */
export const MATERIAL = {
  pdf: ['pdf'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
  video: ['mp4'],
  audio: ['mp3', 'wav', 'ogg'],
} as const
export type MaterialKind = keyof typeof MATERIAL

const managedLessonWire = z.object({
  id,
  class_id: id,
  subject: z.string(),
  about: z.string(),
  inputetype: lessonKind,
  scheduled: flag,
  studydate: timeString,
  position: z.int(),
  // the file's signed address, as material_url (wallet-and-admin §7); its name is for people
  material: z.string(),
  material_url: z.string(),
  material_name: z.string(),
  material_size: z.int(),
  materialExtension: z.string(),
  theoryAnswer: z.string(),
  // changes with every save; sent back, it says which state a change was made from (decision 0141)
  version: z.string(),
})

/** A lesson as an administrator sees it (wallet-and-admin §3). */
export const managedLesson = named(managedLessonWire, {
  classId: 'class_id',
  kind: 'inputetype',
  opensAt: 'studydate',
  materialUrl: 'material_url',
  materialName: 'material_name',
  materialBytes: 'material_size',
  referenceAnswer: 'theoryAnswer',
} as const)
export type ManagedLesson = z.output<typeof managedLesson>

const questionForm = z.object({
  // an existing question's id, or one prefixed new- (wallet-and-admin §3)
  id: z.optional(z.union([id, z.string().check(z.regex(/^new-[\w-]{0,64}$/))])),
  question: filled(5_000),
  answer: filled(2_000),
  option1: z.optional(text(2_000)),
  option2: z.optional(text(2_000)),
  option3: z.optional(text(2_000)),
  option4: z.optional(text(2_000)),
})
export type QuestionForm = z.output<typeof questionForm>

/** Why a change is not taken: it was made from a state that is no longer the newest (decision 0141). */
export const LESSON_CHANGED =
  'Someone else changed this lesson while you were editing it. Your changes are not saved yet.'

// the browser's own name for a save, kept while it repeats that save (decision 0140)
const saveName = z.string().check(z.regex(/^[\w-]{16,64}$/))

// the form of a timetable hides this choice, and then sends it empty or not at all (wallet-and-admin §5)
const scheduledChoice = z.union([z.literal(''), flagAsked])

const lessonForm = {
  subject: filled(300),
  about: z.optional(text(200_000)),
  inputetype: lessonKind,
  scheduled: z.optional(scheduledChoice),
  studydate: z.optional(timeString),
  theoryAnswer: z.optional(text(50_000)),
  questions: z.optional(z.array(questionForm).check(z.maxLength(500))),
  fileType: z.optional(z.enum(['', 'pdf', 'image', 'video', 'audio'])),
  file: z.optional(z.unknown()),
  once: z.optional(saveName),
}

// 500 questions of seven fields each, and the lesson's own
const lessonFormBody = { bytes: 4 * MB, fields: 5_000 }

const LESSONS = '/lessonsAction.php'

/** Wallet-and-admin §7: in the order of their position. */
export const getLessons = call({
  method: 'POST',
  path: LESSONS,
  action: 'getLessons',
  may: 'admin',
  asks: { class_id: id },
  answers: z.array(managedLesson),
})

/** Wallet-and-admin §7. */
export const getManagedLesson = call({
  method: 'POST',
  path: LESSONS,
  action: 'getLessonDetails',
  may: 'admin',
  asks: { lesson_id: id },
  answers: managedLesson,
})

/** Wallet-and-admin §7: the next position is given to it. Sent again with the same `once`, it adds nothing (decision 0140). */
export const addLesson = call({
  method: 'POST',
  path: LESSONS,
  action: 'addLesson',
  may: 'admin',
  body: lessonFormBody,
  asks: { class_id: id, ...lessonForm },
  answers: z.object({ id }),
  says: 'Lesson added successfully!',
  files: ['file'],
})

/**
 * Wallet-and-admin §7: questions with a known id are changed, the others added. With a `version` it is refused
 * when somebody else has saved the lesson since (decision 0141).
 */
export const updateLesson = call({
  method: 'POST',
  path: LESSONS,
  action: 'updateLesson',
  may: 'admin',
  body: lessonFormBody,
  asks: {
    lesson_id: id,
    class_id: z.optional(id),
    ...lessonForm,
    version: z.optional(z.string().check(z.maxLength(64))),
  },
  answers: z.null(),
  says: 'Lesson updated successfully!',
  files: ['file'],
})

/** Wallet-and-admin §7. */
export const deleteLesson = call({
  method: 'POST',
  path: LESSONS,
  action: 'deleteLesson',
  may: 'admin',
  asks: { lesson_id: id },
  answers: z.null(),
  says: 'Lesson deleted successfully!',
})

/** Wallet-and-admin §7: all positions are renumbered from 1. */
export const reorderLessons = call({
  method: 'POST',
  path: LESSONS,
  action: 'reorderLessons',
  may: 'admin',
  // 2,000 lessons of two fields each
  body: { bytes: 512 * KB, fields: 8_000 },
  asks: {
    lessons: z.array(z.object({ id, position: count })).check(z.minLength(1), z.maxLength(2_000)),
  },
  answers: z.null(),
  says: 'Lessons reordered successfully!',
})

/** Wallet-and-admin §7: defined, unused by the screens. */
export const swapLessonsPosition = call({
  method: 'POST',
  path: LESSONS,
  action: 'swapLessonsPosition',
  may: 'admin',
  asks: { lesson1_id: id, lesson1_position: count, lesson2_id: id, lesson2_position: count },
  answers: z.null(),
  says: 'Lessons reordered successfully!',
})

/** Wallet-and-admin §7. */
export const removeFile = call({
  method: 'POST',
  path: LESSONS,
  action: 'removeFile',
  may: 'admin',
  asks: { lesson_id: id },
  answers: z.null(),
  says: 'File removed successfully!',
})

/** Wallet-and-admin §3: one row per student and lesson, at the first opening (decisions §13). */
export const lessonAttendance = call({
  method: 'POST',
  path: LESSONS,
  action: 'lessonAttendance',
  may: 'admin',
  asks: { class_id: id },
  answers: z.array(
    named(z.object({ name: z.string(), email: z.string(), clicked_at: time }), {
      openedAt: 'clicked_at',
    }),
  ),
})
