import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, flag, id, idOrZero, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { recordingFile } from '../voice/recordings.ts'
import { uncountedSubmission } from './exams.ts'
import { markingClaim } from './marking-claims.ts'
import { questionMedia } from './questions.ts'
import { secondMarkState } from './second-marks.ts'

const LESSONS_PATH = '/lessonsAction.php'

/** Submissions per page of the grading queue. */
export const SUBMISSIONS_PER_PAGE = 10
/** Maximum length of a teacher's feedback on a written answer, in characters. */
export const MAX_FEEDBACK_CHARS = 2_000

/** Declines a mark if another administrator has marked the submission since it was opened. */
export const MARK_CHANGED = say('rules_exams_another_administrator_marked_exam_meantime')

/** The filters of the lists of submissions. `search` matches subject, class name, and name or email of the student. */
export const submissionFilterShape = {
  search: z.optional(text(200)),
  class_id: z.optional(id),
  // the exam
  lesson_id: z.optional(id),
}

// the student, '0' if the caller may not know who it is (R-STAFF-004)
const studentId = idOrZero

const submissionWire = z.object({
  lesson_id: id,
  user_id: studentId,
  class_id: id,
  subject: z.string(),
  class_name: z.string(),
})

const submissionFieldNames = { studentId: 'user_id' } as const

const queuedSubmission = withFieldNames(
  z.object({
    ...submissionWire.shape,
    result_id: id,
    student_name: z.string(),
    submitted_at: unixSeconds,
    // who else is marking it, absent if nobody is
    claim: z.optional(markingClaim),
    // absent unless it has one or two marks already that do not count yet
    second_mark: z.optional(z.enum(['given', 'differ'])),
  }),
  { ...submissionFieldNames, submissionId: 'result_id' },
)
export type UnmarkedSubmission = z.output<typeof queuedSubmission>

const submissionToMark = withFieldNames(
  z.object({
    result_id: id,
    user_id: studentId,
    student_email: z.string(),
    student_name: z.string(),
    theoryAnswer: z.string(),
    theory_answer: z.string(),
    photographed: flag,
  }),
  {
    submissionId: 'result_id',
    studentId: 'user_id',
    referenceAnswer: 'theoryAnswer',
    answer: 'theory_answer',
    isImage: 'photographed',
  },
)
export type SubmissionToMark = z.output<typeof submissionToMark>

/** Submissions with an unmarked theory part (R-AEXAM-008). */
export const getUnmarkedExams = call({
  path: LESSONS_PATH,
  action: 'getUnmarkedExams',
  access: { can: 'markExams' },
  effect: 'read',
  response: z.array(withFieldNames(submissionWire, submissionFieldNames)),
})

/**
 * The grading queue by pages, oldest first, because it can contain thousands of submissions. `search`
 * matches subject, class name and student; `assistant` is true if score suggestions are available (R-AEXAM-012).
 */
export const getUnmarkedExamsPage = call({
  path: LESSONS_PATH,
  action: 'getUnmarkedExamsPage',
  access: { can: 'markExams' },
  effect: 'read',
  request: { ...submissionFilterShape, page: z.optional(count) },
  response: z.object({
    exams: z.array(queuedSubmission),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    assistant: flag,
  }),
})

/**
 * The unmarked answers of an exam, or of one student with `user_id` (R-AEXAM-009). If `photographed` is true,
 * `theory_answer` is the URL of an image.
 */
export const getUnmarkedAnswers = call({
  path: LESSONS_PATH,
  action: 'getExamDetails',
  access: { can: 'markExams' },
  effect: 'read',
  request: { lesson_id: id, user_id: z.optional(id) },
  fieldNames: { studentId: 'user_id' },
  response: z.array(submissionToMark),
})

/**
 * Marks a theory answer (R-AEXAM-010). `theory_score` is parsed by `parseTheoryScore` (R-AEXAM-007). A request without
 * `feedback` keeps the stored one. `version` is that of `getSubmission`: another mark since then is declined with
 * `conflict_mark`; a request without it overwrites.
 */
export const markExam = call({
  path: LESSONS_PATH,
  action: 'markExam',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: {
    lesson_id: id,
    // any number or text is accepted here; the handler declines an invalid score with the message of R-AEXAM-007
    theory_score: z.union([z.number(), z.string().check(z.maxLength(50))]),
    result_id: id,
    // '' and '0' as in the lists, for a marker who may not know the student
    student_email: z.optional(text(254)),
    user_id: z.optional(idOrZero),
    class_id: z.optional(id),
    feedback: z.optional(text(MAX_FEEDBACK_CHARS)),
    version: z.optional(text(40)),
  },
  fieldNames: { studentId: 'user_id', submissionId: 'result_id' },
  successMessage: say('rules_exams_exam_marked_successfully'),
})

/** Maximum length of the typed answer and of the reference answer for a suggestion, in characters. */
export const MAX_SUGGESTION_CHARS = 12_000

/** Suggests a score for a typed answer, with a reason (R-AEXAM-012). Saves nothing. */
export const suggestScore = call({
  path: LESSONS_PATH,
  action: 'suggestScore',
  access: { can: 'markExams' },
  effect: 'read',
  request: { lesson_id: id, result_id: id },
  fieldNames: { submissionId: 'result_id' },
  response: z.object({ score: z.int(), reason: z.string() }),
})

/** The most ids in one response of `getMarkingQueue`. */
export const MAX_QUEUED_IDS = 500
/** The most entries of a mark's history in one response, newest first. */
export const MAX_MARK_CHANGES = 50

/**
 * An objective question with the outcome of one submission: `answer` is the correct option, `chosen` the submitted one, and
 * `earned` the part of `points` that it earned. `media` is absent if the question has no picture or sound.
 */
const questionOutcome = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  chosen: z.string(),
  points: z.number(),
  earned: z.number(),
  media: z.optional(questionMedia),
})
export type QuestionOutcome = z.output<typeof questionOutcome>

/** A saved mark: who gave it and when. `from` is the score that it replaced, null for the first mark. */
const markChange = withFieldNames(
  z.object({
    id,
    time: unixSeconds,
    marker: z.string(),
    from: z.nullable(z.number()),
    score: z.number(),
    feedback: z.string(),
  }),
  { at: 'time', markerName: 'marker' },
)
export type MarkChange = z.output<typeof markChange>

const attemptOfPaper = withFieldNames(
  z.object({
    result_id: id,
    attempt: z.int(),
    total_score: z.nullable(z.number()),
    counts: flag,
  }),
  { submissionId: 'result_id', total: 'total_score' },
)

const submissionDetails = withFieldNames(
  z.object({
    result_id: id,
    lesson_id: id,
    class_id: id,
    user_id: studentId,
    subject: z.string(),
    class_name: z.string(),
    student_name: z.string(),
    student_email: z.string(),
    submitted_at: unixSeconds,
    // the text of the exam, and the signed URL of its file, '' for none
    about: z.string(),
    material: z.string(),
    material_name: z.string(),
    theoryAnswer: z.string(),
    theory_answer: z.string(),
    photographed: flag,
    turns: z.int(),
    // the spoken answer, the earliest attempt first, and the text that was read aloud; absent if there is none (R-VOICE-001)
    recordings: z.optional(z.array(recordingFile)),
    reading: z.optional(z.string()),
    reading_source: z.optional(z.string()),
    objective_score: z.nullable(z.number()),
    questions: z.array(questionOutcome),
    theory_score: z.nullable(z.number()),
    total_score: z.nullable(z.number()),
    feedback: z.string(),
    marked_at: z.nullable(unixSeconds),
    version: z.string(),
    history: z.array(markChange),
    // absent if there is none (decision 0620)
    not_counted: z.optional(z.array(uncountedSubmission)),
    // of a student with several attempts: all of them, the first one first (R-FAIR-003)
    attempts: z.optional(z.array(attemptOfPaper)),
    // of an exam with a time limit: when it was begun, and whether the phone of the student has measured it (R-FAIR-001)
    opened_at: z.optional(unixSeconds),
    by_phone: z.optional(flag),
    // when it arrived, if that was later than it was submitted
    received_at: z.optional(unixSeconds),
    assistant: flag,
    // who else is marking it, absent if nobody is
    claim: z.optional(markingClaim),
    // absent unless the exam is marked by two people and this one waits for a mark that counts
    second_mark: z.optional(secondMarkState),
  }),
  {
    id: 'result_id',
    studentId: 'user_id',
    materialUrl: 'material',
    referenceAnswer: 'theoryAnswer',
    answer: 'theory_answer',
    isImage: 'photographed',
    isByPhone: 'by_phone',
    hasAssistant: 'assistant',
  },
)
export type SubmissionDetails = z.output<typeof submissionDetails>

/**
 * Everything that a marker sees of one submission, marked or not. If `photographed` is true,
 * `theory_answer` is the URL of an image, which is shown turned clockwise by `turns` quarters.
 */
export const getSubmission = call({
  path: LESSONS_PATH,
  action: 'getSubmission',
  access: { can: 'markExams' },
  effect: 'read',
  request: { result_id: id },
  fieldNames: { submissionId: 'result_id' },
  response: submissionDetails,
})

/** The ids of the unmarked submissions that match the filters, oldest first, at most 500, and their number. */
export const getMarkingQueue = call({
  path: LESSONS_PATH,
  action: 'getMarkingQueue',
  access: { can: 'markExams' },
  effect: 'read',
  request: submissionFilterShape,
  response: z.object({ ids: z.array(id), total: z.int() }),
})

const markedSubmission = withFieldNames(
  z.object({
    result_id: id,
    subject: z.string(),
    class_name: z.string(),
    student_name: z.string(),
    user_id: id,
    theory_score: z.number(),
    marked_at: unixSeconds,
    marker: z.string(),
  }),
  { submissionId: 'result_id', studentId: 'user_id', score: 'theory_score', markerName: 'marker' },
)
export type MarkedSubmission = z.output<typeof markedSubmission>

/** The marked written answers by pages, the last mark first. A page beyond the last returns the last one. */
export const getMarkedExamsPage = call({
  path: LESSONS_PATH,
  action: 'getMarkedExamsPage',
  access: { can: 'markExams' },
  effect: 'read',
  request: { ...submissionFilterShape, page: z.optional(count) },
  response: z.object({
    exams: z.array(markedSubmission),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
})

/** The classes that have an exam, by name, for the filter of the lists of submissions. */
export const getExamClasses = call({
  path: LESSONS_PATH,
  action: 'getExamClasses',
  access: { can: 'markExams' },
  effect: 'read',
  response: z.array(z.object({ id, name: z.string() })),
})

/** The exams of a class in their order, for the filter of the lists of submissions. */
export const getClassExams = call({
  path: LESSONS_PATH,
  action: 'getClassExams',
  access: { can: 'markExams' },
  effect: 'read',
  request: { class_id: id },
  response: z.array(z.object({ id, subject: z.string() })),
})

/** Turns a photographed answer for everybody: `turns` quarters clockwise from the stored image. */
export const rotateAnswer = call({
  path: LESSONS_PATH,
  action: 'rotateAnswer',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: { result_id: id, turns: count.check(z.maximum(3)) },
  fieldNames: { submissionId: 'result_id' },
})
