import { type Message, say } from '../../messages/message.ts'
import { call, MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { inIssue } from '../platform/issue-message.ts'
import { count, formBoolean, id, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { type Level, level, RUN_LENGTH } from './game.ts'

/**
 * The question bank of the quiz as administrators edit it (R-GAME-038). Not part of the student bundle.
 */

const ADMIN = '/adminActions.php'

/** The minimum number of questions in a level: one run. */
export const LEVEL_QUESTIONS_MIN = RUN_LENGTH
export const LEVEL_TOO_SMALL = say('rules_game_level_too_small', { min: LEVEL_QUESTIONS_MIN })
export const DUPLICATE_QUESTION = say('rules_game_question_already_exists')
export const BANK_PAGE = 10
export const WRONG_OPTIONS_MAX = 3
export const QUESTION_MAX = 500
export const OPTION_MAX = 200
const SOURCE_MAX = 300
export const SECONDS = { min: 5, max: 300, default: 20 }

/** A question as it is edited: the correct option and one to three wrong options. */
export type QuestionContent = {
  level: Level
  question: string
  answer: string
  wrongOptions: readonly string[]
  seconds: number
  source: string
}

type QuestionError = { field: 'question' | 'answer' | 'wrongOptions' | 'seconds'; message: Message }

/** The first error of a question, or undefined if it is valid. */
export function findQuestionError(
  question: Omit<QuestionContent, 'level'>,
): QuestionError | undefined {
  const wrongOptions = question.wrongOptions.filter((option) => option.trim() !== '')
  const options = [question.answer, ...wrongOptions].map((option) => option.trim().toLowerCase())
  const { min, max } = SECONDS
  const checks: [boolean, QuestionError['field'], Message][] = [
    [question.question.trim() === '', 'question', say('rules_game_write_question')],
    [
      question.question.length > QUESTION_MAX,
      'question',
      say('rules_game_question_too_long', { max: QUESTION_MAX }),
    ],
    [question.answer.trim() === '', 'answer', say('rules_game_write_answer')],
    [wrongOptions.length === 0, 'wrongOptions', say('rules_game_write_wrong_option')],
    [
      wrongOptions.length > WRONG_OPTIONS_MAX,
      'wrongOptions',
      say('rules_game_too_many_wrong', { max: WRONG_OPTIONS_MAX }),
    ],
    [
      [question.answer, ...wrongOptions].some((option) => option.length > OPTION_MAX),
      'wrongOptions',
      say('rules_game_option_too_long', { max: OPTION_MAX }),
    ],
    [new Set(options).size < options.length, 'wrongOptions', say('rules_game_same_options')],
    [
      !Number.isInteger(question.seconds) || question.seconds < min || question.seconds > max,
      'seconds',
      say('rules_game_seconds', { min, max }),
    ],
  ]
  const failed = checks.find(([isWrong]) => isWrong)
  return failed && { field: failed[1], message: failed[2] }
}

const content = {
  level,
  question: z.string(),
  answer: z.string(),
  others: z.array(z.string()),
  seconds: z.int(),
  source: z.string(),
}
const quizQuestion = withFieldNames(z.object({ id, ...content }), { wrongOptions: 'others' })
export type QuizQuestion = z.output<typeof quizQuestion>

/** A level's questions, newest first, ten per page; `search` matches all texts, ignoring case and diacritics. */
export const getQuizQuestions = call({
  path: ADMIN,
  action: 'getQuizQuestions',
  access: { can: 'editQuiz' },
  effect: 'read',
  request: { level, search: z.optional(text(200)), page: z.optional(count) },
  response: z.object({
    questions: z.array(quizQuestion),
    found: z.int(),
    /** The number of questions in each level, independent of `search`. */
    counts: z.object({ easy: z.int(), intermediate: z.int(), hard: z.int() }),
  }),
})

/** Adds a question, or with `question_id` updates one. */
export const saveQuizQuestion = call({
  path: ADMIN,
  action: 'saveQuizQuestion',
  access: { can: 'editQuiz' },
  effect: 'create',
  reauthentication: 'none',
  request: {
    question_id: z.optional(id),
    level,
    question: text(QUESTION_MAX),
    answer: text(OPTION_MAX),
    others: z.array(text(OPTION_MAX)).check(z.maxLength(WRONG_OPTIONS_MAX)),
    seconds: count,
    source: z.optional(text(SOURCE_MAX)),
  },
  fieldNames: { wrongOptions: 'others' },
  response: z.object({ id }),
  successMessage: say('rules_game_question_saved_successfully'),
})

/** Deletes a question unless its level would have fewer than ten. */
export const deleteQuizQuestion = call({
  path: ADMIN,
  action: 'deleteQuizQuestion',
  access: { can: 'editQuiz' },
  effect: 'change',
  reauthentication: 'none',
  request: { question_id: id },
  successMessage: say('rules_game_question_deleted_successfully'),
})

/** The whole bank as a CSV file that is safe to open in a spreadsheet. */
export const exportQuizQuestions = call({
  path: ADMIN,
  action: 'exportQuizQuestions',
  access: { can: 'editQuiz' },
  effect: 'read',
  reauthentication: 'exports',
  response: z.object({ csv: z.string() }),
})

export const IMPORT_MAX_CHARACTERS = 2_000_000

const importRowResult = withFieldNames(
  z.object({
    /** The row number in the spreadsheet; the header is row 1. */
    row: z.int(),
    fate: z.enum(['new', 'changed', 'same', 'wrong']),
    question: z.string(),
    /** Why a row is wrong; '' for the others. */
    reason: z.string(),
  }),
  { outcome: 'fate' },
)
export type ImportRowResult = z.output<typeof importRowResult>

/**
 * Imports a CSV file and returns a result for every row. Wrong rows are skipped. A dry run changes
 * nothing.
 */
export const importQuizQuestions = call({
  path: ADMIN,
  action: 'importQuizQuestions',
  access: { can: 'editQuiz' },
  effect: 'change',
  reauthentication: 'none',
  bodyLimits: { bytes: 8 * MB },
  request: {
    csv: z
      .string()
      .check(z.maxLength(IMPORT_MAX_CHARACTERS, inIssue(say('rules_game_file_too_large')))),
    dry_run: z.optional(formBoolean),
  },
  fieldNames: { isDryRun: 'dry_run' },
  response: withFieldNames(
    // `unused_columns` are the titles of the columns that are not read, if there are any
    z.object({ rows: z.array(importRowResult), unused_columns: z.optional(z.array(z.string())) }),
  ),
})
