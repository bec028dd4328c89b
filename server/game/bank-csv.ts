import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { LEVELS, type Level } from '../../contract/game.ts'
import {
  faultOf,
  type QuestionWords,
  type QuizQuestion,
  SECONDS,
} from '../../contract/quiz-bank.ts'
import { csvOptions, restoreFormulas } from '../kernel/csv.ts'
import { refuse } from '../kernel/refusal.ts'

/** The columns of the file, by the names in its first row. */
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
const NEEDED = COLUMNS.slice(0, 4)
const ROWS_MAX = 5_000

/** Questions as a CSV file that `readCsv` reads back to the same values (decision 0370). */
export function asCsv(questions: readonly QuizQuestion[]): string {
  const rows = questions.map(({ level, question, answer, others, seconds, source }) => [
    level,
    question,
    answer,
    ...[0, 1, 2].map((nth) => others[nth] ?? ''),
    seconds,
    source,
  ])
  return stringify(rows, csvOptions(COLUMNS))
}

export type ReadRow = {
  /** As the spreadsheet counts. */
  row: number
  question: string
} & ({ words: QuestionWords } | { reason: string })

/** Reads a CSV file of questions, its columns in any order. Refuses what is no such file; a row that is wrong says why. */
export function readCsv(csv: string): ReadRow[] {
  const [head = [], ...rows] = cellsOf(csv)
  const names = head.map((it) => it.toLowerCase())
  const missing = NEEDED.filter((it) => !names.includes(it))
  if (missing.length > 0) refuse(`The first row has to name the columns: ${missing.join(', ')}`)
  if (rows.length > ROWS_MAX) refuse(`A file may have ${ROWS_MAX} rows at most.`)
  return rows.flatMap((cells, nth) => {
    if (cells.every((it) => it === '')) return []
    const cell = (name: (typeof COLUMNS)[number]) =>
      restoreFormulas(cells[names.indexOf(name)] ?? '')
    return { row: nth + 2, question: cell('question').slice(0, 500), ...read(cell) }
  })
}

function cellsOf(csv: string): string[][] {
  const [firstLine = ''] = csv.split(/\r?\n/, 1)
  // spreadsheets of some countries write semicolons
  const delimiter = [',', ';', '\t'].find((it) => firstLine.includes(it)) ?? ','
  try {
    return parse(csv, { bom: true, trim: true, delimiter, relax_column_count: true })
  } catch {
    refuse('The file could not be read. Please save it as CSV (UTF-8).')
  }
}

type Cell = (name: (typeof COLUMNS)[number]) => string

function read(cell: Cell): { words: QuestionWords } | { reason: string } {
  const level = cell('level').toLowerCase()
  if (!isLevel(level)) return { reason: `The level is ${LEVELS.join(', ')}.` }
  const words = {
    level,
    question: cell('question'),
    answer: cell('answer'),
    others: [cell('other1'), cell('other2'), cell('other3')].filter((it) => it !== ''),
    seconds: cell('seconds') === '' ? SECONDS.usual : Number(cell('seconds')),
    source: cell('source').slice(0, 300),
  }
  if (!Object.values(words).flat().every(isText))
    return { reason: 'It holds a sign that is no text.' }
  const fault = faultOf(words)
  return fault ? { reason: fault.says } : { words }
}

const isLevel = (it: string): it is Level => (LEVELS as readonly string[]).includes(it)

// the same that the wire takes for text
const isText = (it: string | number) =>
  typeof it === 'number' || (!it.includes('\0') && it.isWellFormed())
