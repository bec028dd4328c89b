import * as z from 'zod/mini'
import { call } from './call.ts'
import { count, filled, flag, id, text, time } from './wire.ts'

const LESSONS = '/lessonsAction.php'
/** How many papers the list of those that wait shows at once. */
export const PAPERS_A_PAGE = 10

const waitingPaper = {
  lesson_id: id,
  user_id: id,
  class_id: id,
  subject: z.string(),
  class_name: z.string(),
}

/** Wallet-and-admin §3: submissions whose theory part waits for a mark. */
export const getUnmarkedExams = call({
  method: 'POST',
  path: LESSONS,
  action: 'getUnmarkedExams',
  may: 'admin',
  answers: z.array(z.object(waitingPaper)),
})

/**
 * The same ten at a time, the oldest first, for a school where thousands wait (decision 0121). `search` looks in
 * subject and class name; `assistant` says whether a score may be asked for (decisions §6).
 */
export const getUnmarkedExamsPage = call({
  method: 'POST',
  path: LESSONS,
  action: 'getUnmarkedExamsPage',
  may: 'admin',
  asks: { search: z.optional(text(200)), page: z.optional(count) },
  answers: z.object({
    exams: z.array(z.object({ ...waitingPaper, student_name: z.string(), submitted_at: time })),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    assistant: flag,
  }),
})
export type WaitingPaper = z.output<typeof getUnmarkedExamsPage.answers>['exams'][number]

/** Wallet-and-admin §3. With `user_id` only that student's paper. `photographed`: the answer is an image's address. */
export const getExamDetails = call({
  method: 'POST',
  path: LESSONS,
  action: 'getExamDetails',
  may: 'admin',
  asks: { lesson_id: id, user_id: z.optional(id) },
  answers: z.array(
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
export type PaperToMark = z.output<typeof getExamDetails.answers>[number]

/** Wallet-and-admin §7: `theory_score` is a whole number from 0 to 100, which `theoryScoreOf` reads. */
export const markExam = call({
  method: 'POST',
  path: LESSONS,
  action: 'markExam',
  may: 'admin',
  asks: {
    lesson_id: id,
    // any number or word gets through to the verb, which says in the specification's words what it wants
    theory_score: z.union([z.number(), z.string().check(z.maxLength(50))]),
    result_id: id,
    student_email: z.optional(filled(254)),
    user_id: z.optional(id),
    class_id: z.optional(id),
  },
  answers: z.null(),
  says: 'Exam marked successfully!',
})

/** The longest typed answer (and reference) that the marking assistant is sent, in characters. */
export const SUGGESTED_UP_TO = 12_000

/** Decisions §6: what the marking assistant would give a typed answer, and why. Saves nothing. */
export const suggestScore = call({
  method: 'POST',
  path: LESSONS,
  action: 'suggestScore',
  may: 'admin',
  asks: { lesson_id: id, result_id: id },
  answers: z.object({ score: z.int(), reason: z.string() }),
})
