import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, flag, id, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { uncountedSubmission } from './exams.ts'
import { submissionFilterShape } from './marking.ts'
import { questionMedia } from './question-media.ts'

const LESSONS_PATH = '/lessonsAction.php'

/** The most ids in one response of `getMarkingQueue`. */
export const MAX_QUEUED_IDS = 500
/** The most entries of a mark's history in one response, newest first. */
export const MAX_MARK_CHANGES = 50

/**
 * An objective question with the outcome of one submission: `answer` is the correct option, `chosen` the submitted one, and
 * `earned` the part of `points` that it earned (decision 0530). `media` is absent if the question has no picture or sound.
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

const submissionDetails = withFieldNames(
  z.object({
    result_id: id,
    lesson_id: id,
    class_id: id,
    user_id: id,
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
    assistant: flag,
  }),
  {
    id: 'result_id',
    lessonId: 'lesson_id',
    classId: 'class_id',
    studentId: 'user_id',
    className: 'class_name',
    studentName: 'student_name',
    studentEmail: 'student_email',
    submittedAt: 'submitted_at',
    materialUrl: 'material',
    materialName: 'material_name',
    referenceAnswer: 'theoryAnswer',
    answer: 'theory_answer',
    isImage: 'photographed',
    objectiveScore: 'objective_score',
    theoryScore: 'theory_score',
    totalScore: 'total_score',
    markedAt: 'marked_at',
    notCounted: 'not_counted',
    hasAssistant: 'assistant',
  },
)
export type SubmissionDetails = z.output<typeof submissionDetails>

/**
 * Everything that a marker sees of one submission, marked or not. If `photographed` is true,
 * `theory_answer` is the URL of an image, which is shown turned clockwise by `turns` quarters.
 */
export const getSubmission = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'getSubmission',
  access: 'admin',
  effect: 'read',
  request: { result_id: id },
  fieldNames: { submissionId: 'result_id' },
  response: submissionDetails,
})

/** The ids of the unmarked submissions that match the filters, oldest first, at most 500, and their number. */
export const getMarkingQueue = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'getMarkingQueue',
  access: 'admin',
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
  {
    submissionId: 'result_id',
    className: 'class_name',
    studentName: 'student_name',
    studentId: 'user_id',
    score: 'theory_score',
    markedAt: 'marked_at',
    markerName: 'marker',
  },
)
export type MarkedSubmission = z.output<typeof markedSubmission>

/** The marked written answers by pages, the last mark first. A page beyond the last returns the last one. */
export const getMarkedExamsPage = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'getMarkedExamsPage',
  access: 'admin',
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
  method: 'POST',
  path: LESSONS_PATH,
  action: 'getExamClasses',
  access: 'admin',
  effect: 'read',
  response: z.array(z.object({ id, name: z.string() })),
})

/** The exams of a class in their order, for the filter of the lists of submissions. */
export const getClassExams = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'getClassExams',
  access: 'admin',
  effect: 'read',
  request: { class_id: id },
  response: z.array(z.object({ id, subject: z.string() })),
})

/** Turns a photographed answer for everybody: `turns` quarters clockwise from the stored image. */
export const rotateAnswer = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'rotateAnswer',
  access: 'admin',
  effect: 'change',
  reauthentication: 'none',
  request: { result_id: id, turns: count.check(z.maximum(3)) },
  fieldNames: { submissionId: 'result_id' },
  response: z.null(),
})
