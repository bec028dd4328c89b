import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, requiredText, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { verdicts } from './questions.ts'

const LESSONS_PATH = '/lessonsAction.php'

/** Groups of equal answers per page. */
export const ANSWER_GROUPS_PER_PAGE = 20

const answerGroup = withFieldNames(
  z.object({
    // the canonical text of the answers
    text: z.string(),
    verdict: z.enum(verdicts),
    students: z.int(),
    // a teacher has set this verdict
    by_teacher: z.boolean(),
    // it is a key of the question as it is now
    is_key: z.boolean(),
  }),
)
export type AnswerGroup = z.output<typeof answerGroup>

const reviewedQuestion = z.object({
  id,
  // its place in the exam, from 1
  number: z.int(),
  question: z.string(),
  answer: z.string(),
  accepted: z.array(z.string()),
})
export type ReviewedQuestion = z.output<typeof reviewedQuestion>

const typedChange = withFieldNames(
  z.object({
    id,
    text: z.string(),
    verdict: z.enum(verdicts),
    // whether the text became a key
    accepted: z.boolean(),
    actor: z.string(),
    at: unixSeconds,
  }),
  { actorName: 'actor' },
)
export type TypedChange = z.output<typeof typedChange>

/**
 * The typed answers to one question of an exam, grouped by text, the most frequent first (R-ARABIC-008). Without
 * `question_id` the first typed question. `counts` are the answers of each verdict, `changes` the verdicts of teachers that
 * can be undone, the last first.
 */
export const getTypedAnswers = call({
  path: LESSONS_PATH,
  action: 'getTypedAnswers',
  access: { can: 'markExams' },
  effect: 'read',
  request: {
    lesson_id: id,
    question_id: z.optional(id),
    verdict: z.optional(z.enum(verdicts)),
    page: z.optional(count),
  },
  response: withFieldNames(
    z.object({
      questions: z.array(reviewedQuestion),
      // null for an exam without typed questions
      question_id: z.nullable(id),
      counts: z.object({ right: z.int(), near: z.int(), wrong: z.int() }),
      groups: z.array(answerGroup),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      changes: z.array(typedChange),
    }),
  ),
})

// how many wrote the answer, how many of their scores changed, and the change that can be undone, 0 for none
const reviewOutcome = withFieldNames(
  z.object({ students: z.int(), changed: z.int(), change_id: z.int() }),
)
export type ReviewOutcome = z.output<typeof reviewOutcome>

const answerShape = {
  lesson_id: id,
  question_id: id,
  // the canonical text of the answer
  text: requiredText(600),
}

/**
 * Gives everyone who wrote this answer, now or later, one verdict, and scores their submissions again in the same transaction
 * (R-ARABIC-008).
 */
export const setTypedVerdict = call({
  path: LESSONS_PATH,
  action: 'setTypedVerdict',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: { ...answerShape, verdict: z.enum(verdicts) },
  response: reviewOutcome,
})

/**
 * Counts this answer as right for everyone and makes it a key of the question, which is a new version of the exam. Answers that are
 * near the new key improve too (R-ARABIC-008). Declines a sixth further key.
 */
export const acceptTypedAnswer = call({
  path: LESSONS_PATH,
  action: 'acceptTypedAnswer',
  access: { can: 'editExams' },
  effect: 'change',
  reauthentication: 'none',
  request: answerShape,
  response: reviewOutcome,
})

/** Undoes `setTypedVerdict` or `acceptTypedAnswer`. Declines if a later change concerns the same answer. */
export const undoTypedChange = call({
  path: LESSONS_PATH,
  action: 'undoTypedChange',
  access: { can: 'markExams' },
  effect: 'change',
  reauthentication: 'none',
  request: { change_id: id },
  response: reviewOutcome,
})
