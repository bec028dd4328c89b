import { LEVELS } from '../../contract/game/game.ts'
import {
  type ImportRowResult,
  LEVEL_QUESTIONS_MIN,
  LEVEL_TOO_SMALL,
  type QuestionContent,
  type QuizQuestion,
} from '../../contract/game/quiz-bank.ts'
import { textIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { type Message, say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import type { ParsedRow } from './bank-csv.ts'
import {
  insertQuestions,
  listAllQuestions,
  lockLevel,
  toQuestionKey,
  updateQuestion,
} from './bank-store.ts'

type ImportRequest = {
  csv: string
  isDryRun: boolean
  /** Of the reasons. */
  locale: Locale
  actorId: number
  now: number
}

/**
 * Imports the questions of a CSV file and returns a result for every row; a dry run changes nothing. Existing questions
 * are updated, wrong rows skipped. Declines an invalid file and one that leaves a level with fewer than
 * ten questions.
 */
export async function importBank(
  db: Db,
  { csv, isDryRun, locale, ...actor }: ImportRequest,
): Promise<{ rows: ImportRowResult[]; unusedColumns?: string[] }> {
  const { parseQuestionCsv } = await import('./bank-csv.ts')
  const { rows, ...parsed } = parseQuestionCsv(csv, locale)
  const unused = parsed.unusedColumns.length > 0 && { unusedColumns: parsed.unusedColumns }
  if (isDryRun)
    return { rows: planImport(rows, await listAllQuestions(db), locale).results, ...unused }
  try {
    const results = await inTransaction(db, (tx) => applyImport(tx, rows, { ...actor, locale }))
    return { rows: results, ...unused }
  } catch (error) {
    if (isUniqueViolation(error))
      decline('conflict_question_bank', say('rules_game_question_bank_changed_import_file'))
    throw error
  }
}

async function applyImport(
  tx: Tx,
  rows: readonly ParsedRow[],
  { locale, ...actor }: Omit<ImportRequest, 'csv' | 'isDryRun'>,
): Promise<ImportRowResult[]> {
  // locks out concurrent changes between the plan and its execution
  for (const level of LEVELS) await lockLevel(tx, level)
  const { results, additions, updates } = planImport(rows, await listAllQuestions(tx), locale)
  await insertQuestions(tx, additions)
  for (const [id, content] of updates) await updateQuestion(tx, id, content)
  const counts = { added: `${additions.length}`, changed: `${updates.size}` }
  const detail = say('audited_detail_quiz_import', counts)
  await writeAuditEntry(tx, { ...actor, action: 'importQuizQuestions', subjectId: null, detail })
  return results
}

function planImport(rows: readonly ParsedRow[], bank: readonly QuizQuestion[], locale: Locale) {
  const existingByKey = new Map(bank.map((it) => [toQuestionKey(it.question), it]))
  const rowByKey = new Map<string, number>()
  const additions: QuestionContent[] = []
  const updates = new Map<number, QuestionContent>()
  const results = rows.map((it): ImportRowResult => {
    const { row, question } = it
    const toResult = (outcome: ImportRowResult['outcome'], reason?: Message) => ({
      row,
      question,
      outcome,
      reason: reason ? textIn(locale, reason) : '',
    })
    if ('reason' in it) return toResult('wrong', it.reason)
    const key = toQuestionKey(question)
    const earlier = rowByKey.get(key)
    if (earlier !== undefined)
      return toResult('wrong', say('rules_game_same_in_row', { row: String(earlier) }))
    rowByKey.set(key, row)
    const existing = existingByKey.get(key)
    if (!existing) {
      additions.push(it.content)
      return toResult('new')
    }
    if (isUnchanged(existing, it.content)) return toResult('same')
    updates.set(existing.id, it.content)
    return toResult('changed')
  })
  assertLevelsKeepEnough(bank, additions, updates)
  return { results, additions, updates }
}

function isUnchanged(stored: QuestionContent, imported: QuestionContent) {
  const serialize = ({ level, question, answer, wrongOptions, seconds, source }: QuestionContent) =>
    JSON.stringify([level, question, answer, wrongOptions, seconds, source])
  return serialize(stored) === serialize(imported)
}

function assertLevelsKeepEnough(
  bank: readonly QuizQuestion[],
  additions: readonly QuestionContent[],
  updates: ReadonlyMap<number, QuestionContent>,
) {
  const resulting = [...bank.map((it) => updates.get(it.id) ?? it), ...additions]
  for (const level of LEVELS) {
    const isOfLevel = (it: QuestionContent) => it.level === level
    const remaining = resulting.filter(isOfLevel).length
    if (remaining < LEVEL_QUESTIONS_MIN && remaining < bank.filter(isOfLevel).length)
      decline('level_too_small', LEVEL_TOO_SMALL)
  }
}
