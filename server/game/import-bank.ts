import { LEVELS } from '../../contract/game.ts'
import {
  LEVEL_LEAST,
  LEVEL_TOO_SMALL,
  type QuestionWords,
  type QuizQuestion,
  type RowFate,
} from '../../contract/quiz-bank.ts'
import { type Db, inTransaction, isDuplicate, type Tx } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import type { ReadRow } from './bank-csv.ts'
import { changeQuestion, holdLevel, insertQuestions, listBank } from './bank-store.ts'
import { keyOf } from './words-of.ts'

/**
 * Takes questions of a CSV file into the bank and answers what becomes of every row; a dry run only answers. A question
 * that is there already is changed to what the file says; a row that is wrong stays out (decision 0172). Refuses a file
 * that cannot be read, and one that would leave a level with too few.
 */
export async function importBank(db: Db, csv: string, isDryRun: boolean): Promise<RowFate[]> {
  const { readCsv } = await import('./bank-csv.ts')
  const read = readCsv(csv)
  if (isDryRun) return planOf(read, await listBank(db)).fates
  try {
    return await inTransaction(db, (tx) => takeIn(tx, read))
  } catch (fault) {
    if (isDuplicate(fault)) refuse('The bank was changed meanwhile. Please import once more.')
    throw fault
  }
}

async function takeIn(tx: Tx, rows: readonly ReadRow[]): Promise<RowFate[]> {
  // whoever changes or removes a question meanwhile waits, so that the plan is still true when it is done
  for (const level of LEVELS) await holdLevel(tx, level)
  const { fates, add, change } = planOf(rows, await listBank(tx))
  await insertQuestions(tx, add)
  for (const [id, words] of change) await changeQuestion(tx, id, words)
  return fates
}

function planOf(rows: readonly ReadRow[], bank: readonly QuizQuestion[]) {
  const known = new Map(bank.map((it) => [keyOf(it.question), it]))
  const rowOf = new Map<string, number>()
  const add: QuestionWords[] = []
  const change = new Map<number, QuestionWords>()
  const fates = rows.map((it): RowFate => {
    const { row, question } = it
    const fateIs = (fate: RowFate['fate'], reason = '') => ({ row, question, fate, reason })
    if ('reason' in it) return fateIs('wrong', it.reason)
    const key = keyOf(question)
    const earlier = rowOf.get(key)
    if (earlier !== undefined) return fateIs('wrong', `The same question is in row ${earlier}.`)
    rowOf.set(key, row)
    const there = known.get(key)
    if (!there) {
      add.push(it.words)
      return fateIs('new')
    }
    if (isSame(there, it.words)) return fateIs('same')
    change.set(there.id, it.words)
    return fateIs('changed')
  })
  keepsEnough(bank, add, change)
  return { fates, add, change }
}

function isSame(it: QuestionWords, other: QuestionWords) {
  const asText = ({ level, question, answer, others, seconds, source }: QuestionWords) =>
    JSON.stringify([level, question, answer, others, seconds, source])
  return asText(it) === asText(other)
}

function keepsEnough(
  bank: readonly QuizQuestion[],
  add: readonly QuestionWords[],
  change: ReadonlyMap<number, QuestionWords>,
) {
  const after = [...bank.map((it) => change.get(it.id) ?? it), ...add]
  for (const level of LEVELS) {
    const isOfLevel = (it: QuestionWords) => it.level === level
    const left = after.filter(isOfLevel).length
    if (left < LEVEL_LEAST && left < bank.filter(isOfLevel).length) refuse(LEVEL_TOO_SMALL)
  }
}
