import { CsvError, type Options, parse } from 'csv-parse/sync'
import { unescapeFormulas } from '../../contract/platform/csv-formulas.ts'
import { textIn } from '../../messages/catalog.ts'
import { DEFAULT_LOCALE, type Locale } from '../../messages/languages.ts'
import { type Message, say } from '../../messages/message.ts'
import { decline } from './errors.ts'

/** The header is among the first records: a spreadsheet can begin with the title of the list. */
const HEADER_RECORDS = 10
const HEADER_CHARACTERS = 20_000
const HEADER_LINES = /^(?:[^\r\n]*[\r\n]+){0,50}[^\r\n]*/
/** The parser takes some 40 µs for a line of another width than the first, and 2 µs for a cell. */
const MAX_LINES = 20_000
const MAX_CELLS = 250_000
const MAX_COLUMNS = 500
const MAX_TITLE_CHARACTERS = 100
const DELIMITERS = [',', ';', '\t']

/** What a file must contain, and the sentences that decline one. */
export type CsvFormat<Column extends string> = {
  /** The column of a title; undefined for one that is not read. */
  toColumn: (title: string) => Column | undefined
  /** True if these are the columns of a header: the first such record of the file is its header. */
  isHeader: (columns: readonly (Column | undefined)[]) => boolean
  maxRows: number
  /** The number of the first records among which the header is; ten without it. */
  headerRecords?: number
  tooManyRows: Message
  /** `columns` are those of the first row. */
  columnsMissing: (columns: readonly (Column | undefined)[]) => Message
  /** Declines a file without any text; without it, such a file has no header. */
  empty?: Message
}

/** `line` is the line of the file at which the row begins, `row` its number in a spreadsheet; both start at 1. */
export type CsvRow = { line: number; row: number; cells: string[] }

/** `columns` has the column of each cell, `titles` their titles; `rows` are the rows after the header that have any text. */
export type CsvTable<Column extends string> = {
  columns: (Column | undefined)[]
  titles: string[]
  rows: CsvRow[]
}

/**
 * Reads a CSV file: comma, semicolon or tab, an optional byte order mark and line `sep=;`, rows of any width. Cells are trimmed;
 * `="0803"`, by which spreadsheets keep a number as text, is 0803, and escaped formulas are as they were. A quotation mark in the
 * middle of a cell is a part of it. Declines a file without a header, with more than `maxRows` rows, with more than 20,000 lines of
 * text or 250,000 cells, and one whose last quotation mark is not closed.
 */
export function readCsv<Column extends string>(
  csv: string,
  format: CsvFormat<Column>,
): CsvTable<Column> {
  const [, separator, rest = ''] = /^\ufeff?"?sep=(.)"?\r?\n([\s\S]*)$/i.exec(csv) ?? []
  const text = trimBlankEnd(separator === undefined ? csv.replace(/^\ufeff/, '') : rest)
  if (text === '' && format.empty !== undefined) decline('csv_empty', format.empty)
  const delimiter = separator ?? detectDelimiter(text, format)
  if (countLines(text) > MAX_LINES || text.split(delimiter).length > MAX_CELLS)
    decline('csv_too_many_rows', format.tooManyRows)
  const records = parseRecords(text, {
    delimiter,
    to: format.maxRows + headerRecordsOf(format) + 1,
  })
  const header = findHeader(records, format)
  if (!header)
    decline(
      'csv_columns_missing',
      format.columnsMissing((records[0]?.cells ?? []).map(format.toColumn)),
    )
  const rows = records.slice(header.index + 1)
  if (rows.length > format.maxRows) decline('csv_too_many_rows', format.tooManyRows)
  const skipped = separator === undefined ? 0 : 1
  return {
    columns: header.columns,
    titles: header.titles,
    rows: rows.map((it) => ({ ...it, line: it.line + skipped, row: it.row + skipped })),
  }
}

/**
 * The titles of the columns that are not read, for people: `isRead` tells it by the index of a column. A column without a title is
 * named if it has text.
 */
export function listUnusedColumns(
  { titles, rows }: Pick<CsvTable<string>, 'titles' | 'rows'>,
  isRead: (index: number) => boolean,
  locale: Locale = DEFAULT_LOCALE,
): string[] {
  const nameOfColumn = (number: number) =>
    textIn(locale, say('rules_wire_csv_column', { number: String(number) }))
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), titles.length)
  return Array.from({ length: width }, (_, index) => index)
    .filter((index) => !isRead(index))
    .flatMap((index) => {
      const title = titles[index] ?? ''
      if (title !== '') return [title.slice(0, MAX_TITLE_CHARACTERS)]
      return rows.some(({ cells }) => cells[index]) ? [nameOfColumn(index + 1)] : []
    })
}

/** A spreadsheet that was used further down ends with rows of empty cells, up to a million. */
function trimBlankEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' ,;\t\r\n'.includes(text.charAt(end - 1))) end--
  // the cells of the last row keep their number
  const lineEnd = text.slice(end).search(/[\r\n]/)
  return end === 0 ? '' : lineEnd < 0 ? text : text.slice(0, end + lineEnd)
}

function countLines(text: string): number {
  let lines = 0
  for (const _ of text.matchAll(/[^\r\n]+/g)) if (++lines > MAX_LINES) break
  return lines
}

/** The delimiter by which the file has a header, else the most frequent one of the first line that is not empty. */
function detectDelimiter<Column extends string>(text: string, format: CsvFormat<Column>): string {
  const start = text.slice(0, HEADER_CHARACTERS)
  const [head = ''] = HEADER_LINES.exec(start) ?? []
  const [firstLine = ''] = /[^\r\n]+/.exec(head) ?? []
  const candidates = DELIMITERS.map((it) => [it, firstLine.split(it).length] as const)
    .sort(([, a], [, b]) => b - a)
    .map(([it]) => it)
  const matching = candidates.find((delimiter) => {
    const { records } = collect(head, {
      ...RELAXED,
      delimiter,
      to: headerRecordsOf(format),
    })
    return findHeader(records, format)
  })
  return matching ?? candidates[0] ?? ','
}

const headerRecordsOf = ({ headerRecords = HEADER_RECORDS }: { headerRecords?: number }) =>
  headerRecords

function findHeader<Column extends string>(records: readonly CsvRow[], format: CsvFormat<Column>) {
  const { toColumn, isHeader } = format
  for (const [index, { cells }] of records.slice(0, headerRecordsOf(format)).entries()) {
    const titles = cells.map((it) => it.replaceAll(/\s+/g, ' '))
    const columns = titles.map(toColumn)
    if (isHeader(columns)) return { index, titles, columns }
  }
  return undefined
}

const STRICT: Options = { trim: true }
// with rtrim the parser stops at the text after a closing quotation mark
const RELAXED: Options = { ltrim: true, relax_quotes: true }

function parseRecords(text: string, options: { delimiter: string; to: number }): CsvRow[] {
  const strict = collect(text, { ...STRICT, ...options })
  if (!strict.error) return strict.records
  const relaxed = collect(text, { ...RELAXED, ...options })
  if (!relaxed.error) return relaxed.records
  decline(
    'csv_unreadable',
    say('rules_wire_csv_unreadable', { line: String(strict.error.lines ?? 1) }),
  )
}

/** The records up to the first that cannot be read, and the error of that one. */
function collect(text: string, options: Options): { records: CsvRow[]; error?: CsvError } {
  const records: CsvRow[] = []
  // the parser counts CR and LF of a line break inside quotation marks as two lines
  let doubled = 0
  let inside = 0
  const addRecord = (record: string[], { lines }: { lines: number }) => {
    const breaks = countMatches(record, /[\r\n]/g)
    const line = lines - breaks - doubled
    const crlf = countMatches(record, /\r\n/g)
    const row = line - inside
    doubled += crlf
    inside += breaks - crlf
    records.push({ line, row, cells: record.slice(0, MAX_COLUMNS).map(readCell) })
    return null
  }
  const readCell = (text: string) => {
    const cell = options.relax_quotes ? text.trimEnd().replace(/^"(.*)"$/s, '$1') : text
    // the parser trims neither quoted cells nor no-break spaces
    return unescapeFormulas(cell.trim().replace(/^="([^"]*)"$/, '$1'))
  }
  try {
    parse(text, {
      ...options,
      // not found by the parser, which looks at every character of a long first line
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: addRecord,
    })
    return { records }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { records, error }
  }
}

const countMatches = (cells: readonly string[], pattern: RegExp) =>
  cells.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0)
