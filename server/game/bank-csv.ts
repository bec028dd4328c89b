import { stringify } from 'csv-stringify/sync'
import { LEVELS, type Level } from '../../contract/game/game.ts'
import {
  findQuestionError,
  type QuestionContent,
  type QuizQuestion,
  SECONDS,
} from '../../contract/game/quiz-bank.ts'
import type { Locale } from '../../messages/languages.ts'
import { type Message, say } from '../../messages/message.ts'
import { csvOptions } from '../platform/csv.ts'
import { type CsvFormat, listUnusedColumns, readCsv } from '../platform/read-csv.ts'

/** The columns of the file, named in its first row. */
const COLUMNS = [
  'level',
  'question',
  'answer',
  'other1',
  'other2',
  'other3',
  'seconds',
  'source',
] as const
type Column = (typeof COLUMNS)[number]
const REQUIRED_COLUMNS = COLUMNS.slice(0, 4)
const ROWS_MAX = 5_000

/** Questions as a CSV file that `parseQuestionCsv` parses to the same values (decision 0370). */
export function toCsv(questions: readonly QuizQuestion[]): string {
  const rows = questions.map(({ level, question, answer, wrongOptions, seconds, source }) => [
    level,
    question,
    answer,
    ...[0, 1, 2].map((index) => wrongOptions[index] ?? ''),
    seconds,
    source,
  ])
  return stringify(rows, csvOptions(COLUMNS))
}

export type ParsedRow = {
  /** The row number in the spreadsheet. */
  row: number
  question: string
} & ({ content: QuestionContent } | { reason: Message })

const FORMAT: CsvFormat<Column> = {
  toColumn: (title) => COLUMNS.find((it) => it === title.toLowerCase().replaceAll(/[\s_-]/g, '')),
  isHeader: (columns) => REQUIRED_COLUMNS.every((it) => columns.includes(it)),
  maxRows: ROWS_MAX,
  tooManyRows: say('rules_game_too_many_rows', { max: String(ROWS_MAX) }),
  columnsMissing: (columns) => {
    const missing = REQUIRED_COLUMNS.filter((it) => !columns.includes(it))
    return say('rules_game_columns_missing', { columns: missing.join(', ') })
  },
}

/**
 * Parses a CSV file of questions with its columns in any order, and lists the titles of the columns that are not read. Declines an
 * invalid file; an invalid row has a `reason`.
 */
export function parseQuestionCsv(
  csv: string,
  locale?: Locale,
): { rows: ParsedRow[]; unusedColumns: string[] } {
  const table = readCsv(csv, FORMAT)
  const { columns } = table
  const rows = table.rows.map(({ row, cells }) => {
    const cell: ReadCell = (name) => cells[columns.indexOf(name)] ?? ''
    return { row, question: cell('question').slice(0, 500), ...parseRow(cell) }
  })
  // of two columns with the same title the first is read
  const isRead = (index: number) =>
    columns[index] !== undefined && columns.indexOf(columns[index]) === index
  return { rows, unusedColumns: listUnusedColumns(table, isRead, locale) }
}

type ReadCell = (name: Column) => string

function parseRow(cell: ReadCell): { content: QuestionContent } | { reason: Message } {
  const level = cell('level').toLowerCase()
  if (!isLevel(level)) return { reason: say('rules_game_levels', { levels: LEVELS.join(', ') }) }
  const content = {
    level,
    question: cell('question'),
    answer: cell('answer'),
    wrongOptions: [cell('other1'), cell('other2'), cell('other3')].filter((it) => it !== ''),
    seconds: cell('seconds') === '' ? SECONDS.default : Number(cell('seconds')),
    source: cell('source').slice(0, 300),
  }
  if (!Object.values(content).flat().every(isText))
    return { reason: say('rules_game_invalid_cell') }
  const questionError = findQuestionError(content)
  return questionError ? { reason: questionError.message } : { content }
}

const isLevel = (it: string): it is Level => LEVELS.some((level) => level === it)

// the same rule as for request texts
const isText = (it: string | number) =>
  typeof it === 'number' || (!it.includes('\0') && it.isWellFormed())
