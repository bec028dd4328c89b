import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { MarksRule } from '../../contract/arabic-judge.ts'
import { unescapeFormulas } from '../../contract/csv-formulas.ts'
import { DEFAULT_POINTS, MAX_POINTS } from '../../contract/exam-score.ts'
import type { QuestionContent } from '../../contract/question-content.ts'
import {
  QUESTION_IMPORT_MAX_CHARACTERS,
  QUESTION_IMPORT_MAX_ROWS,
} from '../../contract/question-import.ts'
import { marksRules, type QuestionKind, questionKinds } from '../../contract/question-kind-names.ts'
import { findQuestionProblems, QUESTION_KINDS } from '../../contract/question-kinds.ts'
import type { NewQuestion, Question } from '../lessons/question-store.ts'
import { csvOptions } from '../platform/csv.ts'
import { decline } from '../platform/errors.ts'

/**
 * The columns of the file. `accepted` are the further keys of a typed question, separated by ` | `; `marks` is 'free' or 'asked'.
 * `explained_in` is the subject of a lesson, `media` the number of an uploaded file.
 */
const COLUMNS = [
  'kind',
  'question',
  'answer',
  'option1',
  'option2',
  'option3',
  'option4',
  'accepted',
  'marks',
  'points',
  'explained_in',
  'media',
] as const
type Column = (typeof COLUMNS)[number]

const aliases: Partial<Record<string, Column>> = {
  type: 'kind',
  text: 'question',
  correctanswer: 'answer',
  explainedin: 'explained_in',
  picture: 'media',
  sound: 'media',
}

const MAX_CELL_CHARACTERS: Partial<Record<Column, number>> = { question: 5_000 }
const DEFAULT_CELL_CHARACTERS = 2_000

/** The lessons and media that the columns of a file can refer to. */
export type CsvReferences = {
  /** The lessons that can explain a question. */
  lessons: readonly { id: number; subject: string }[]
  /** Ids of uploaded pictures and sounds; null accepts every number. */
  mediaIds: ReadonlySet<number> | null
}

/** Questions as a CSV file that `parseQuestionsCsv` reads to the same questions. */
export function toQuestionsCsv(
  questions: readonly Question[],
  { lessons }: Pick<CsvReferences, 'lessons'>,
): string {
  const rows = questions.map((it) => ({
    ...it,
    ...(it.kind === 'typed' && {
      accepted: it.accepted.map((key) => key.replaceAll('|', '/')).join(' | '),
    }),
    explained_in: lessons.find(({ id }) => id === it.explainedIn)?.subject ?? '',
    media: it.mediaId ?? '',
  }))
  return stringify(rows, csvOptions(COLUMNS))
}

/** A row of a file: its question, or the reason why it is left out; with a question, `reason` is what is not imported. */
export type ParsedQuestionRow = {
  line: number
  text: string
  reason: string
  question: NewQuestion | undefined
}

/**
 * Parses questions from CSV text: comma, semicolon or tab, columns in any order, of which question and answer are required.
 * Declines a file that is not CSV, without these columns or with more than 500 rows.
 */
export function parseQuestionsCsv(csv: string, references: CsvReferences): ParsedQuestionRow[] {
  if (csv.length > QUESTION_IMPORT_MAX_CHARACTERS)
    decline('csv_too_many_rows', 'The file is too large: at most 2 MB.')
  const [header, ...rows] = parseRecords(csv)
  const columns = (header?.record ?? []).map(toColumn)
  if (!columns.includes('question') || !columns.includes('answer'))
    decline('csv_columns_missing', 'The first row must name the columns: question, answer.')
  if (rows.length > QUESTION_IMPORT_MAX_ROWS)
    decline('csv_too_many_rows', `A file may have at most ${QUESTION_IMPORT_MAX_ROWS} questions.`)
  return rows.map(({ record, line }) => {
    const cell: ReadCell = (column) => unescapeFormulas(record[columns.indexOf(column)] ?? '')
    return { line, text: cell('question').slice(0, 300), ...parseRow(cell, references) }
  })
}

type CsvRecord = { record: string[]; line: number }
type ReadCell = (column: Column) => string

function parseRecords(csv: string): CsvRecord[] {
  // a spreadsheet may name its separator in an additional first line
  const [, separator, rest] = /^\ufeff?sep=(.)\r?\n([\s\S]*)$/.exec(csv) ?? []
  const text = rest ?? csv
  try {
    const records = parse(text, {
      delimiter: separator ?? detectDelimiter(text),
      info: true,
      // removes a byte order mark, too
      trim: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      // with `info` a record is an object, which the package's types do not declare
    }) as unknown as { record: string[]; info: { lines: number } }[]
    const skipped = separator ? 1 : 0
    return records.map(({ record, info }) => ({
      record,
      // `lines` counts to the end of a record
      line: info.lines + skipped - countLineBreaks(record),
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    decline(
      'csv_unreadable',
      `Line ${error.lines} of this file cannot be read: misplaced quotation mark.`,
    )
  }
}

const countLineBreaks = (record: string[]) =>
  record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)

/** The most frequent delimiter of the first line that is not empty. */
function detectDelimiter(text: string): string {
  const [header = ''] = /[^\r\n]+/.exec(text) ?? []
  const frequency = (it: string) => header.split(it).length
  return [',', ';', '\t'].reduce((best, it) => (frequency(it) > frequency(best) ? it : best))
}

/** 'Correct Answer' and 'Option 1' are names of columns, too. */
function toColumn(header: string): Column | undefined {
  const name = header.toLowerCase().replaceAll(/[\s_.\-:*]/g, '')
  return aliases[name] ?? COLUMNS.find((it) => it.replaceAll('_', '') === name)
}

function parseRow(
  cell: ReadCell,
  references: CsvReferences,
): Pick<ParsedQuestionRow, 'reason' | 'question'> {
  const problem = (reason: string) => ({ reason, question: undefined })
  const invalid = COLUMNS.find((it) => !isValidCell(it, cell(it)))
  if (invalid) return problem(`The column ${invalid} is too long or contains an invalid character.`)
  const kind = toKind(cell('kind'))
  if (!kind) return problem(`The kind must be one of: ${questionKinds.join(', ')}.`)
  const points = cell('points') === '' ? DEFAULT_POINTS : Number(cell('points'))
  if (!Number.isInteger(points) || points < 1 || points > MAX_POINTS)
    return problem(`The points must be a whole number from 1 to ${MAX_POINTS}.`)
  const marks = cell('marks').toLowerCase()
  if (!isMarksRule(marks)) return problem(`The marks must be one of: ${marksRules.join(', ')}.`)
  const content = toContent(kind, cell, marks || 'free')
  const error = findQuestionProblems(content).find((it) => it.severity === 'error')
  if (error) return problem(error.message)
  const { notes, ...ids } = resolveReferences(cell, references)
  return { reason: notes.join(' '), question: { ...content, points, ...ids } }
}

function isValidCell(column: Column, text: string): boolean {
  const maxLength = MAX_CELL_CHARACTERS[column] ?? DEFAULT_CELL_CHARACTERS
  // the same rule as for request texts
  return text.length <= maxLength && !text.includes('\0') && text.isWellFormed()
}

function toKind(text: string) {
  const name = text.toLowerCase()
  if (name === '') return 'choice' as const
  return questionKinds.find((it) => it === name || QUESTION_KINDS[it].label.toLowerCase() === name)
}

const isMarksRule = (text: string): text is MarksRule | '' =>
  text === '' || marksRules.some((it) => it === text)

function toContent(kind: QuestionKind, cell: ReadCell, marks: MarksRule): QuestionContent {
  const [question, answer] = [cell('question'), cell('answer')]
  if (kind === 'typed')
    return { kind, question, answer, accepted: splitKeys(cell('accepted')), marks }
  return {
    ...{ kind, question, answer },
    option1: cell('option1'),
    option2: cell('option2'),
    option3: cell('option3'),
    option4: cell('option4'),
  }
}

const splitKeys = (text: string) =>
  text
    .split('|')
    .map((key) => key.trim())
    .filter(Boolean)

function resolveReferences(cell: ReadCell, { lessons, mediaIds }: CsvReferences) {
  const subject = cell('explained_in')
  const lesson = lessons.find((it) => it.subject.toLowerCase() === subject.toLowerCase())
  const media = cell('media')
  const isKnown = /^[1-9]\d{0,14}$/.test(media) && (mediaIds?.has(Number(media)) ?? true)
  const mediaId = isKnown ? Number(media) : null
  const notes = [
    ...(subject === '' || lesson ? [] : [`No lesson of this class is called '${subject}'.`]),
    ...(media === '' || mediaId ? [] : ['Its picture or sound is not in this school.']),
  ]
  return { explainedIn: lesson?.id ?? null, mediaId, notes }
}
