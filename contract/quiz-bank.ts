import * as z from 'zod/mini'
import { call, MB } from './call.ts'
import { type Level, level, RUN_LENGTH } from './game.ts'
import { count, id, text, truth } from './wire.ts'

/** The quiz's questions as administrators keep them (decisions §8, decision 0172); no student loads this file. */

const ADMIN = '/adminActions.php'

/** A run wants ten questions of its level, so a level keeps as many. */
export const LEVEL_LEAST = RUN_LENGTH
export const LEVEL_TOO_SMALL = `A level keeps at least ${LEVEL_LEAST} questions. Add another one first.`
export const ALREADY_THERE = 'This question is in the bank already.'
export const BANK_PAGE = 10
export const OTHERS_MAX = 3
export const QUESTION_MAX = 500
export const OPTION_MAX = 200
const SOURCE_MAX = 300
export const SECONDS = { least: 5, most: 300, usual: 20 }

/** A question as it is written: the right answer, and one to three wrong ones beside it. */
export type QuestionWords = {
  level: Level
  question: string
  answer: string
  others: readonly string[]
  seconds: number
  source: string
}

type Fault = { field: 'question' | 'answer' | 'others' | 'seconds'; says: string }

/** What is wrong with a question, the first thing first; nothing when it can be asked. */
export function faultOf(it: Omit<QuestionWords, 'level'>): Fault | undefined {
  const others = it.others.filter((other) => other.trim() !== '')
  const options = [it.answer, ...others].map((option) => option.trim().toLowerCase())
  const { least, most } = SECONDS
  const faults: [boolean, Fault['field'], string][] = [
    [it.question.trim() === '', 'question', 'Write the question.'],
    [
      it.question.length > QUESTION_MAX,
      'question',
      `A question has ${QUESTION_MAX} letters at most.`,
    ],
    [it.answer.trim() === '', 'answer', 'Write the right answer.'],
    [others.length === 0, 'others', 'Write at least one wrong option.'],
    [others.length > OTHERS_MAX, 'others', `There are ${OTHERS_MAX} wrong options at most.`],
    [
      [it.answer, ...others].some((option) => option.length > OPTION_MAX),
      'others',
      `An option has ${OPTION_MAX} letters at most.`,
    ],
    [new Set(options).size < options.length, 'others', 'Two options are the same.'],
    [
      !Number.isInteger(it.seconds) || it.seconds < least || it.seconds > most,
      'seconds',
      `Give it ${least} to ${most} whole seconds.`,
    ],
  ]
  const found = faults.find(([isWrong]) => isWrong)
  return found && { field: found[1], says: found[2] }
}

const words = {
  level,
  question: z.string(),
  answer: z.string(),
  others: z.array(z.string()),
  seconds: z.int(),
  source: z.string(),
}
const quizQuestion = z.object({ id, ...words })
export type QuizQuestion = z.output<typeof quizQuestion>

/** A level's questions, the newest first, ten to a page; `search` looks in all their words, whatever their marks. */
export const getQuizQuestions = call({
  method: 'POST',
  path: ADMIN,
  action: 'getQuizQuestions',
  may: 'admin',
  asks: { level, search: z.optional(text(200)), page: z.optional(count) },
  answers: z.object({
    questions: z.array(quizQuestion),
    found: z.int(),
    /** How many each level has, whatever is searched for. */
    counts: z.object({ easy: z.int(), intermediate: z.int(), hard: z.int() }),
  }),
})

/** Adds a question, or with `question_id` changes one. */
export const saveQuizQuestion = call({
  method: 'POST',
  path: ADMIN,
  action: 'saveQuizQuestion',
  may: 'admin',
  asks: {
    question_id: z.optional(id),
    level,
    question: text(QUESTION_MAX),
    answer: text(OPTION_MAX),
    others: z.array(text(OPTION_MAX)).check(z.maxLength(OTHERS_MAX)),
    seconds: count,
    source: z.optional(text(SOURCE_MAX)),
  },
  answers: z.object({ id }),
  says: 'Question saved successfully!',
})

/** Takes a question out of the bank, unless its level would keep too few. */
export const deleteQuizQuestion = call({
  method: 'POST',
  path: ADMIN,
  action: 'deleteQuizQuestion',
  may: 'admin',
  asks: { question_id: id },
  answers: z.null(),
  says: 'Question deleted successfully!',
})

/** The whole bank as a CSV file that a spreadsheet opens without running anything of it. */
export const exportQuizQuestions = call({
  method: 'POST',
  path: ADMIN,
  action: 'exportQuizQuestions',
  may: 'admin',
  answers: z.object({ csv: z.string() }),
})

export const IMPORT_MAX_LETTERS = 2_000_000

const rowFate = z.object({
  /** As the spreadsheet counts: the head is row 1. */
  row: z.int(),
  fate: z.enum(['new', 'changed', 'same', 'wrong']),
  question: z.string(),
  /** Why a row is wrong, '' for the others. */
  reason: z.string(),
})
export type RowFate = z.output<typeof rowFate>

/** Decision 0172: says of every row what becomes of it, and does it unless this is a dry run. Rows in the wrong stay out. */
export const importQuizQuestions = call({
  method: 'POST',
  path: ADMIN,
  action: 'importQuizQuestions',
  may: 'admin',
  body: { bytes: 8 * MB },
  asks: {
    csv: z.string().check(z.maxLength(IMPORT_MAX_LETTERS, 'The file is too large.')),
    dry_run: z.optional(truth),
  },
  answers: z.object({ rows: z.array(rowFate) }),
})
