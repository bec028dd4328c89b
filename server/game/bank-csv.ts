import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { unescapeFormulas } from '../../contract/csv-formulas.ts'
import { LEVELS, type Level } from '../../contract/game.ts'
import {
  findQuestionError,
  type QuestionContent,
  type QuizQuestion,
  SECONDS,
} from '../../contract/quiz-bank.ts'
import { csvOptions } from '../platform/csv.ts'
import { decline } from '../platform/errors.ts'

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
} & ({ content: QuestionContent } | { reason: string })

/**
 * Parses a CSV file of questions with its columns in any order. Declines an invalid file; an invalid row has a
 * `reason`.
 */
export function parseQuestionCsv(csv: string): ParsedRow[] {
  const [header = [], ...rows] = parseCells(csv)
  const names = header.map((it) => it.toLowerCase())
  const missing = REQUIRED_COLUMNS.filter((it) => !names.includes(it))
  if (missing.length > 0)
    decline('csv_columns_missing', `The first row must name the columns: ${missing.join(', ')}`)
  if (rows.length > ROWS_MAX)
    decline('csv_too_many_rows', `A file may have at most ${ROWS_MAX} rows.`)
  return rows.flatMap((cells, index) => {
    if (cells.every((it) => it === '')) return []
    const cell: ReadCell = (name) => unescapeFormulas(cells[names.indexOf(name)] ?? '')
    return { row: index + 2, question: cell('question').slice(0, 500), ...parseRow(cell) }
  })
}

function parseCells(csv: string): string[][] {
  const [firstLine = ''] = csv.split(/\r?\n/, 1)
  // some spreadsheet locales write semicolons
  const delimiter = [',', ';', '\t'].find((it) => firstLine.includes(it)) ?? ','
  try {
    return parse(csv, { bom: true, trim: true, delimiter, relax_column_count: true })
  } catch {
    decline('csv_unreadable', 'The file could not be read. Please save it as CSV (UTF-8).')
  }
}

type ReadCell = (name: (typeof COLUMNS)[number]) => string

function parseRow(cell: ReadCell): { content: QuestionContent } | { reason: string } {
  const level = cell('level').toLowerCase()
  if (!isLevel(level)) return { reason: `The level must be one of: ${LEVELS.join(', ')}.` }
  const content = {
    level,
    question: cell('question'),
    answer: cell('answer'),
    wrongOptions: [cell('other1'), cell('other2'), cell('other3')].filter((it) => it !== ''),
    seconds: cell('seconds') === '' ? SECONDS.default : Number(cell('seconds')),
    source: cell('source').slice(0, 300),
  }
  if (!Object.values(content).flat().every(isText))
    return { reason: 'A cell contains an invalid character.' }
  const questionError = findQuestionError(content)
  return questionError ? { reason: questionError.message } : { content }
}

const isLevel = (it: string): it is Level => LEVELS.some((level) => level === it)

// the same rule as for request texts
const isText = (it: string | number) =>
  typeof it === 'number' || (!it.includes('\0') && it.isWellFormed())
