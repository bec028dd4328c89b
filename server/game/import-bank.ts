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
 * Imports the questions of a CSV file and returns a result for every row; a dry run changes nothing. Existing questions
 * are updated, wrong rows skipped (decision 0172). Declines an invalid file and one that leaves a level with fewer than
 * ten questions.
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
  // locks out concurrent changes between the plan and its execution
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
