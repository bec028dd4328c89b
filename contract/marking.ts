import * as z from 'zod/mini'
import { call } from './call.ts'
import { count, flag, id, requiredText, text, unixSeconds } from './wire.ts'

const LESSONS_PATH = '/lessonsAction.php'
/** How many papers the list of those that wait shows at once. */
export const SUBMISSIONS_PER_PAGE = 10

const unmarkedSubmission = {
  lesson_id: id,
  user_id: id,
  class_id: id,
  subject: z.string(),
  class_name: z.string(),
}

/** Submissions whose theory part waits for a mark (R-AEXAM-008). */
export const getUnmarkedExams = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'getUnmarkedExams',
  access: 'admin',
  response: z.array(z.object(unmarkedSubmission)),
})

/**
 * The same ten at a time, the oldest first, for a school where thousands wait (decision 0121). `search` looks in
 * subject and class name; `assistant` says whether a score may be asked for (R-AEXAM-012).
 */
export const getUnmarkedExamsPage = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'getUnmarkedExamsPage',
  access: 'admin',
  request: { search: z.optional(text(200)), page: z.optional(count) },
  response: z.object({
    exams: z.array(
      z.object({ ...unmarkedSubmission, student_name: z.string(), submitted_at: unixSeconds }),
    ),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    assistant: flag,
  }),
})
export type UnmarkedSubmission = z.output<typeof getUnmarkedExamsPage.response>['exams'][number]

/** R-AEXAM-009. With `user_id` only that student's submission. `photographed`: the answer is an image's address. */
export const getUnmarkedAnswers = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'getExamDetails',
  access: 'admin',
  request: { lesson_id: id, user_id: z.optional(id) },
  fieldNames: { studentId: 'user_id' },
  response: z.array(
    z.object({
      result_id: id,
      user_id: id,
      student_email: z.string(),
      student_name: z.string(),
      theoryAnswer: z.string(),
      theory_answer: z.string(),
      photographed: flag,
    }),
  ),
})
export type SubmissionToMark = z.output<typeof getUnmarkedAnswers.response>[number]

/** R-AEXAM-010: `theory_score` is a whole number from 0 to 100, which `theoryScoreOf` reads (R-AEXAM-007). */
export const markExam = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'markExam',
  access: 'admin',
  request: {
    lesson_id: id,
    // any number or word gets through to the handler, which declines it in the words of R-AEXAM-007
    theory_score: z.union([z.number(), z.string().check(z.maxLength(50))]),
    result_id: id,
    student_email: z.optional(requiredText(254)),
    user_id: z.optional(id),
    class_id: z.optional(id),
  },
  fieldNames: { studentId: 'user_id', submissionId: 'result_id' },
  response: z.null(),
  successMessage: 'Exam marked successfully!',
})

/** The longest typed answer (and reference) that the marking assistant is sent, in characters. */
export const MAX_SUGGESTION_CHARS = 12_000

/** The score that the marking assistant suggests for a typed answer, and why (R-AEXAM-012). Saves nothing. */
export const suggestScore = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'suggestScore',
  access: 'admin',
  request: { lesson_id: id, result_id: id },
  fieldNames: { submissionId: 'result_id' },
  response: z.object({ score: z.int(), reason: z.string() }),
})
