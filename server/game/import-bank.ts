import { LEVELS } from '../../contract/game.ts'
import {
  type ImportRowResult,
  LEVEL_QUESTIONS_MIN,
  LEVEL_TOO_SMALL,
  type QuestionContent,
  type QuizQuestion,
} from '../../contract/quiz-bank.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import type { ParsedRow } from './bank-csv.ts'
import { insertQuestions, listAllQuestions, lockLevel, updateQuestion } from './bank-store.ts'
import { toQuestionKey } from './normalize-question.ts'

/**
 * Takes questions of a CSV file into the bank and answers what becomes of every row; a dry run only answers. A question
 * that is there already is changed to what the file says; a row that is wrong stays out (decision 0172). Refuses a file
 * that cannot be read, and one that would leave a level with too few.
 */
export async function importBank(
  db: Db,
  csv: string,
  isDryRun: boolean,
): Promise<ImportRowResult[]> {
  const { parseQuestionCsv: readCsv } = await import('./bank-csv.ts')
  const rows = readCsv(csv)
  if (isDryRun) return planImport(rows, await listAllQuestions(db)).fates
  try {
    return await inTransaction(db, (tx) => applyImport(tx, rows))
  } catch (error) {
    if (isUniqueViolation(error))
      decline('conflict_question_bank', 'The bank was changed meanwhile. Please import once more.')
    throw error
  }
}

async function applyImport(tx: Tx, rows: readonly ParsedRow[]): Promise<ImportRowResult[]> {
  // whoever changes or removes a question meanwhile waits, so that the plan is still true when it is done
  for (const level of LEVELS) await lockLevel(tx, level)
  const { fates, add, change } = planImport(rows, await listAllQuestions(tx))
  await insertQuestions(tx, add)
  for (const [id, words] of change) await updateQuestion(tx, id, words)
  return fates
}

function planImport(rows: readonly ParsedRow[], bank: readonly QuizQuestion[]) {
  const existingByKey = new Map(bank.map((it) => [toQuestionKey(it.question), it]))
  const rowByKey = new Map<string, number>()
  const add: QuestionContent[] = []
  const change = new Map<number, QuestionContent>()
  const fates = rows.map((it): ImportRowResult => {
    const { row, question } = it
    const toResult = (fate: ImportRowResult['fate'], reason = '') => ({
      row,
      question,
      fate,
      reason,
    })
    if ('reason' in it) return toResult('wrong', it.reason)
    const key = toQuestionKey(question)
    const earlier = rowByKey.get(key)
    if (earlier !== undefined) return toResult('wrong', `The same question is in row ${earlier}.`)
    rowByKey.set(key, row)
    const existing = existingByKey.get(key)
    if (!existing) {
      add.push(it.content)
      return toResult('new')
    }
    if (isUnchanged(existing, it.content)) return toResult('same')
    change.set(existing.id, it.content)
    return toResult('changed')
  })
  assertLevelsKeepEnough(bank, add, change)
  return { fates, add, change }
}

function isUnchanged(it: QuestionContent, other: QuestionContent) {
  const asText = ({ level, question, answer, others, seconds, source }: QuestionContent) =>
    JSON.stringify([level, question, answer, others, seconds, source])
  return asText(it) === asText(other)
}

function assertLevelsKeepEnough(
  bank: readonly QuizQuestion[],
  add: readonly QuestionContent[],
  change: ReadonlyMap<number, QuestionContent>,
) {
  const resulting = [...bank.map((it) => change.get(it.id) ?? it), ...add]
  for (const level of LEVELS) {
    const isOfLevel = (it: QuestionContent) => it.level === level
    const remaining = resulting.filter(isOfLevel).length
    if (remaining < LEVEL_QUESTIONS_MIN && remaining < bank.filter(isOfLevel).length)
      decline('level_too_small', LEVEL_TOO_SMALL)
  }
}
