import { type SchoolClass, schoolClass } from '../classes/classes.ts'
import { partPlan } from '../enrolment/parts.ts'
import { answerWays } from '../exams/answer-ways.ts'
import { examQuestion, examResult } from '../exams/exams.ts'
import { questionMedia } from '../exams/questions.ts'
import { examSitting } from '../exams/sittings.ts'
import { attachment } from '../lessons/attachments.ts'
import { blocksWire } from '../lessons/blocks-wire.ts'
import { canDoStatement } from '../lessons/can-do.ts'
import { lessonCheck } from '../lessons/lesson-checks.ts'
import { type LessonRow, lessonFieldNames, lessonRow, lessonWire } from '../lessons/lessons.ts'
import { awaitedPayment } from '../payments/payments.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { classRef, id, requestFlag, unixSecondsString } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { lessonCaptions, lessonRendition } from '../renditions/renditions.ts'
import { lessonWordsWire } from '../words/words-wire.ts'

// the class that a student has to complete first; both texts are '' if the student cannot see it
const prerequisite = withFieldNames(
  z.object({ rand: z.string(), name: z.string(), completed: z.boolean() }),
  { publicId: 'rand', isCompleted: 'completed' },
)
export type Prerequisite = z.output<typeof prerequisite>

export const classPage = withFieldNames(
  z.object({
    class_details: schoolClass,
    lessons: z.array(lessonRow),
    isEnrolled: z.boolean(),
    nextSub: unixSecondsString,
    // the day of the month on which the subscription began, if a month can be too short for it
    start_day: z.optional(z.int()),
    // what is still owed of a class paid in parts; absent without one (R-PAY-006)
    parts: z.optional(partPlan),
    subscriptionStatus: z.enum(['active', 'expired', 'none']),
    monthlyLessonLimit: z.int(),
    // new lessons opened in this month; the limit counts them
    monthlyLessonsOpened: z.int(),
    isActive: z.boolean(),
    // null if there is none, and for enrolled students
    prerequisite: z.nullable(prerequisite),
    // the card payment of the caller for this class whose outcome is awaited
    payment: z.nullable(awaitedPayment),
    // of an enrolled student: what students of the class can do, and the lessons that show it; absent without (R-LEARN-012)
    can_do: z.optional(z.array(canDoStatement)),
  }),
  {
    class: 'class_details',
    paidUntil: 'nextSub',
    plan: 'parts',
    subscription: 'subscriptionStatus',
    monthlyLimit: 'monthlyLessonLimit',
    openedThisMonth: 'monthlyLessonsOpened',
  },
)
export type ClassPage = z.output<typeof classPage>

/** The fields of a lesson that depend on the student, and those that only timetables have. */
type StudentFields = 'about' | 'viewed' | 'viewedDate' | 'examDone' | 'material_url'

/** `start` is the JSON of a lesson without `StudentFields` and the closing brace. */
type EncodedLesson = { id: number; about: string; start: string }

/** A class and its lessons as JSON in wire format, without the progress of any student. */
export type EncodedSyllabus = {
  classJson: string
  classJsonWithoutLinks: string
  lessons: EncodedLesson[]
}

/** Encodes the part of the class page that is the same for all students (decision 0040). */
export function encodeSyllabus(classDetails: SchoolClass, lessons: LessonRow[]): EncodedSyllabus {
  const encodedClass = z.encode(schoolClass, classDetails)
  return {
    classJson: JSON.stringify(encodedClass),
    classJsonWithoutLinks: JSON.stringify({ ...encodedClass, links: '' }),
    lessons: lessons.map(encodeLesson),
  }
}

function encodeLesson(lesson: LessonRow): EncodedLesson {
  const { about, viewed, viewedDate, examDone, material_url, ...shared } = z.encode(
    lessonRow,
    lesson,
  )
  return { id: lesson.id, about, start: JSON.stringify(shared).slice(0, -1) }
}

/** The part of the class page that depends on the student; lessons by id, view times in Unix seconds. */
export type ClassPageState = Omit<ClassPage, 'class' | 'lessons'> & {
  viewedAt: ReadonlyMap<number, number>
  /** When lessons were kept on a device before they were read. */
  keptAt: ReadonlyMap<number, number>
  /** The totals of the submitted exams, null until they are marked. */
  submitted: ReadonlyMap<number, number | null>
  /** Whether to send the links of the class; if not, `links` is '' (decision 0371). */
  showsLinks: boolean
  /** Files of timetables, with signed URLs. They are sent to enrolled students only. */
  timetableFiles: ReadonlyMap<number, TimetableFile>
}

export type TimetableFile = Pick<
  z.input<typeof lessonRow>,
  'material_url' | 'material_name' | 'material_size'
>

/**
 * Encodes the class page of a student as JSON: the cached syllabus with the student's progress, equal to what the schema
 * produces. This is the most frequent read, and most of its text is the same for all students (decision 0040).
 */
export function encodeClassPage(
  { classJson, classJsonWithoutLinks, lessons }: EncodedSyllabus,
  { prerequisite: required, payment, ...state }: ClassPageState,
): string {
  const rest: Omit<z.input<typeof classPage>, 'class_details' | 'lessons'> = {
    isEnrolled: state.isEnrolled,
    nextSub: String(state.paidUntil),
    ...(state.startDay && { start_day: state.startDay }),
    ...(state.plan && { parts: z.encode(partPlan, state.plan) }),
    ...(state.isEnrolled &&
      state.canDo?.length && { can_do: z.encode(z.array(canDoStatement), state.canDo) }),
    subscriptionStatus: state.subscription,
    monthlyLessonLimit: state.monthlyLimit,
    monthlyLessonsOpened: state.openedThisMonth,
    isActive: state.isActive,
    prerequisite: required && z.encode(prerequisite, required),
    payment: payment && z.encode(awaitedPayment, payment),
  }
  const lessonsJson = lessons.map((it) => it.start + lessonEnd(it, state)).join()
  const shownClass = state.showsLinks ? classJson : classJsonWithoutLinks
  return `{"class_details":${shownClass},"lessons":[${lessonsJson}],${JSON.stringify(rest).slice(1)}`
}

type LessonFields = z.input<typeof lessonRow>

const UNOPENED = {
  about: '',
  viewed: '0',
  viewedDate: 0,
  examDone: 0,
  material_url: '',
} satisfies Pick<LessonFields, StudentFields>
const UNOPENED_END = endOfObject(UNOPENED)

/** The rest of a lesson's JSON after its `start`. */
function lessonEnd({ id, about }: EncodedLesson, state: ProgressState): string {
  // the text of a timetable is for enrolled students
  if (!state.isEnrolled) return UNOPENED_END
  const file = state.timetableFiles.get(id)
  if (file) return endOfObject({ ...UNOPENED, about, ...file })
  const viewedDate = state.viewedAt.get(id)
  const keptAt = state.keptAt.get(id)
  const score = state.submitted.get(id)
  const isUntouched = viewedDate === undefined && keptAt === undefined && score === undefined
  if (about === '' && isUntouched) return UNOPENED_END
  return endOfObject({
    ...UNOPENED,
    about,
    ...(viewedDate !== undefined && { viewed: '1', viewedDate }),
    ...(keptAt !== undefined && { kept_at: keptAt }),
    ...(score !== undefined && { examDone: 1, exam_score: score }),
  })
}

type ProgressState = Pick<
  ClassPageState,
  'isEnrolled' | 'viewedAt' | 'keptAt' | 'submitted' | 'timetableFiles'
>

/** The JSON of some fields as the end of an object that has others. */
function endOfObject(fields: Pick<LessonFields, StudentFields> & Partial<LessonFields>): string {
  return `,${JSON.stringify(fields).slice(1)}`
}

/** A class with its lessons, as the caller sees them (R-CLASS-017). */
export const getClassDetails = call({
  path: '/api.php',
  action: 'get_class_details',
  access: 'student',
  effect: 'read',
  request: { class_id: classRef },
  fieldNames: { classRef: 'class_id' },
  response: classPage,
})

export const lessonPage = withFieldNames(
  z.object({
    ...lessonWire.shape,
    class_id: id,
    class_rand: z.string(),
    class_name: z.string(),
    material_name: z.string(),
    material_size: z.int(),
    // pixels of an image, so that the page can reserve its space; 0 for other files
    material_width: z.int(),
    material_height: z.int(),
    // the file and its renditions, cheapest first; empty without a file (R-FORMS-006)
    forms: z.array(lessonRendition),
    // absent if there are none
    captions: z.optional(z.array(lessonCaptions)),
    // the next lesson of the class, without timetables; '' if there is none
    next_lesson_id: z.string(),
    next_lesson_subject: z.string(),
    // the number of the next lesson, without timetables; 0 if there is none
    next_lesson_number: z.int(),
    // new lessons of the class opened in this month, and their limit; 0 for none
    month_opened: z.int(),
    month_limit: z.int(),
    questions: z.array(examQuestion),
    has_theory: z.boolean(),
    examResult: z.optional(examResult),
    // the version of an exam's questions: of the shown ones, or after the submission of the answered ones (decision 0531)
    exam_version: z.optional(z.int()),
    // changes with the text, file, checks and questions of the lesson (R-OFFLINE-011)
    content_version: z.string(),
    // how the student sits an exam with a last moment, a limit, a draw or several attempts; absent for others (R-FAIR-001)
    exam_sitting: z.optional(examSitting),
    // encrypts the student's saved answers; absent after the submission
    file_key: z.optional(z.string()),
    // absent if the lesson has none
    checks: z.optional(z.array(lessonCheck)),
    // what follows the text, and the sounds that it names; absent if there is nothing (R-LEARN-009)
    blocks: z.optional(blocksWire),
    block_files: z.optional(z.array(questionMedia)),
    // the attachments in their order; absent if there are none (R-FAIR-005)
    attachments: z.optional(z.array(attachment)),
    // of an exam: how its theory part is answered, and a text to be read aloud; absent for the default (R-VOICE-001)
    answer_ways: z.optional(answerWays),
    reading: z.optional(z.string()),
    reading_source: z.optional(z.string()),
    // of a practice: the checks that the student has had right at least once
    practised: z.optional(z.array(id)),
    // its words and their sounds; absent if it has none (R-WORDS-002)
    words: z.optional(lessonWordsWire),
    word_files: z.optional(z.array(questionMedia)),
  }),
  {
    ...lessonFieldNames,
    classPublicId: 'class_rand',
    materialBytes: 'material_size',
    openedThisMonth: 'month_opened',
    monthlyLimit: 'month_limit',
    sitting: 'exam_sitting',
  },
)
export type LessonPage = z.output<typeof lessonPage>

const lessonRequest = {
  class_id: classRef,
  lesson_id: id,
  ask_last: z.optional(requestFlag),
  kept: z.optional(requestFlag),
  ask_begin: z.optional(requestFlag),
}
const lessonRequestNames = {
  classRef: 'class_id',
  confirmsLast: 'ask_last',
  isForKeeping: 'kept',
  confirmsBegin: 'ask_begin',
} as const

/**
 * The lesson page (R-LESSON-034). Declined if the caller may not open the lesson (R-LESSON-041), and with
 * `last_lesson_of_month` if the request has `ask_last` and opening it would use up the monthly limit. With
 * `kept` it opens the lesson without counting it as read (decision 0846). With `ask_begin` an exam with a time limit is sent without
 * its questions until `begin_exam`; without it the limit begins now (R-FAIR-001).
 */
export const getLessonDetails = call({
  path: '/api.php',
  action: 'get_lesson_details',
  access: 'student',
  effect: 'read',
  request: lessonRequest,
  fieldNames: lessonRequestNames,
  response: lessonPage,
})

/** Marks a lesson as viewed if the access checks pass (R-LESSON-023, R-LESSON-024). `ask_last` and `kept` as in `getLessonDetails`. */
export const recordLessonView = call({
  path: '/api.php',
  action: 'viewStatus',
  access: 'student',
  effect: 'change',
  request: lessonRequest,
  fieldNames: lessonRequestNames,
})
