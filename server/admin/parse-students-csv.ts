import { CsvError, parse } from 'csv-parse/sync'
import { IMPORT_MAX_CHARACTERS, IMPORT_MAX_ROWS } from '../../contract/student-import.ts'
import { decline } from '../platform/errors.ts'

/** A row as it was written, without the blanks around it. `line` is where it stands; the head is line 1. */
export type ParsedRow = { line: number; name: string; email: string; phone: string }

const HEADER_MISSING = 'The first row must name the columns: name, email and phone.'
const NO_ROWS = 'There is nobody in this file.'
const TOO_MANY_ROWS = `A file may hold ${IMPORT_MAX_ROWS.toLocaleString('en')} students at most.`

type Column = 'name' | 'first' | 'last' | 'email' | 'phone'

// as people and the programs they use name the columns, without blanks and signs
const columnAliases: Record<Column, string> = {
  name: 'name fullname names student studentname',
  first: 'firstname givenname forename',
  last: 'lastname surname familyname',
  email: 'email emailaddress mail studentemail',
  phone:
    'phone phonenumber phoneno telephone tel mobile mobilenumber whatsapp whatsappnumber gsm contact',
}
const columnByAlias = new Map(
  Object.entries(columnAliases).flatMap(([column, names]) =>
    names.split(' ').map((it) => [it, column as Column] as const),
  ),
)

/**
 * Reads the students of a CSV file: UTF-8 with or without a mark, comma, semicolon or tab, columns in any order and
 * by their usual names. Refuses a file without a head, without rows, with more than 5,000, and one that is no CSV.
 */
export function parseStudentsCsv(text: string): ParsedRow[] {
  if (text.length > IMPORT_MAX_CHARACTERS) decline('import_too_large', TOO_MANY_ROWS)
  const [header, ...rows] = parseRecords(text)
  if (!header) decline('import_empty', NO_ROWS)
  const columns = header.record.map((it) =>
    columnByAlias.get(it.toLowerCase().replaceAll(/[\s_.\-:*]/g, '')),
  )
  const hasName = columns.includes('name') || columns.includes('first') || columns.includes('last')
  if (!hasName || !columns.includes('email')) decline('import_header_missing', HEADER_MISSING)
  if (rows.length === 0) decline('import_empty', NO_ROWS)
  if (rows.length > IMPORT_MAX_ROWS) decline('import_too_large', TOO_MANY_ROWS)
  return rows.map(({ record, info }) => ({ line: info.lines, ...toFields(record, columns) }))
}

type CsvRecord = { record: string[]; info: { lines: number } }

function parseRecords(text: string): CsvRecord[] {
  try {
    return parse(text, {
      bom: true,
      delimiter: detectDelimiter(text),
      info: true,
      trim: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    }) as unknown as CsvRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    decline(
      'import_unreadable',
      `Line ${Number(error.lines ?? 1)} of this file cannot be read: a quotation mark is out of place.`,
    )
  }
}

/** What stands between the names of the columns. */
function detectDelimiter(text: string) {
  const header = text.split(/[\r\n]/, 1)[0] ?? ''
  const count = (it: string) => header.split(it).length
  return [',', ';', '\t'].reduce((best, it) => (count(it) > count(best) ? it : best))
}

function toFields(record: string[], columns: (Column | undefined)[]) {
  // the first of a kind that is filled: a file may have both a telephone and a mobile number
  const firstValue = (column: Column) =>
    record.find((it, index) => columns[index] === column && it !== '') ?? ''
  const name = firstValue('name') || `${firstValue('first')} ${firstValue('last')}`.trim()
  return {
    name: name.replaceAll(/\s+/g, ' '),
    email: firstValue('email'),
    phone: firstValue('phone'),
  }
}
