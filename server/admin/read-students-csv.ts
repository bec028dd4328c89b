import { CsvError, parse } from 'csv-parse/sync'
import { IMPORT_MAX_CHARACTERS, IMPORT_MAX_ROWS } from '../../contract/student-import.ts'
import { refuse } from '../kernel/refusal.ts'

/** A row as it was written, without the blanks around it. `line` is where it stands; the head is line 1. */
export type WrittenRow = { line: number; name: string; email: string; phone: string }

const NO_HEAD = 'The first row must name the columns: name, email and phone.'
const NOBODY = 'There is nobody in this file.'
const TOO_MANY = `A file may hold ${IMPORT_MAX_ROWS.toLocaleString('en')} students at most.`

type Part = 'name' | 'first' | 'last' | 'email' | 'phone'

// as people and the programs they use name the columns, without blanks and signs
const heads: Record<Part, string> = {
  name: 'name fullname names student studentname',
  first: 'firstname givenname forename',
  last: 'lastname surname familyname',
  email: 'email emailaddress mail studentemail',
  phone:
    'phone phonenumber phoneno telephone tel mobile mobilenumber whatsapp whatsappnumber gsm contact',
}
const partOf = new Map(
  Object.entries(heads).flatMap(([part, names]) =>
    names.split(' ').map((it) => [it, part as Part] as const),
  ),
)

/**
 * Reads the students of a CSV file: UTF-8 with or without a mark, comma, semicolon or tab, columns in any order and
 * by their usual names. Refuses a file without a head, without rows, with more than 5,000, and one that is no CSV.
 */
export function readStudentsCsv(text: string): WrittenRow[] {
  if (text.length > IMPORT_MAX_CHARACTERS) refuse(TOO_MANY)
  const [head, ...rows] = recordsOf(text)
  if (!head) refuse(NOBODY)
  const parts = head.record.map((it) => partOf.get(it.toLowerCase().replaceAll(/[\s_.\-:*]/g, '')))
  const hasName = parts.includes('name') || parts.includes('first') || parts.includes('last')
  if (!hasName || !parts.includes('email')) refuse(NO_HEAD)
  if (rows.length === 0) refuse(NOBODY)
  if (rows.length > IMPORT_MAX_ROWS) refuse(TOO_MANY)
  return rows.map(({ record, info }) => ({ line: info.lines, ...fieldsOf(record, parts) }))
}

type CsvRecord = { record: string[]; info: { lines: number } }

function recordsOf(text: string): CsvRecord[] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      trim: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    }) as unknown as CsvRecord[]
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault
    refuse(
      `Line ${Number(fault.lines ?? 1)} of this file cannot be read: a quotation mark is out of place.`,
    )
  }
}

/** What stands between the names of the columns. */
function delimiterOf(text: string) {
  const head = text.split(/[\r\n]/, 1)[0] ?? ''
  const count = (it: string) => head.split(it).length
  return [',', ';', '\t'].reduce((best, it) => (count(it) > count(best) ? it : best))
}

function fieldsOf(record: string[], parts: (Part | undefined)[]) {
  // the first of a kind that is filled: a file may have both a telephone and a mobile number
  const valueIn = (part: Part) => record.find((it, at) => parts[at] === part && it !== '') ?? ''
  const name = valueIn('name') || `${valueIn('first')} ${valueIn('last')}`.trim()
  return { name: name.replaceAll(/\s+/g, ' '), email: valueIn('email'), phone: valueIn('phone') }
}
