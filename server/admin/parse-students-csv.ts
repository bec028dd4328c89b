import { IMPORT_MAX_CHARACTERS, IMPORT_MAX_ROWS } from '../../contract/admin/student-import.ts'
import { isTooLongToNormalize } from '../../contract/arabic/normalization-limit.ts'
import { STUDENT_CODE, stableName } from '../../contract/auth/sign-in-name.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { decline } from '../platform/errors.ts'
import { type CsvFormat, type CsvTable, listUnusedColumns, readCsv } from '../platform/read-csv.ts'
import { foldTitle, type StudentColumn, toStudentColumn } from './student-columns.ts'

/** A row of the file, trimmed. `line` is its line number; the first line is 1. `classes` are the texts of its class columns. */
export type ParsedRow = {
  line: number
  name: string
  email: string
  phone: string
  classes: string[]
  /** The guardian or another contact; read only if families are (R-PAY-009). */
  contact: { name: string; email: string; phone: string }
  /** What the row says about a payment; read only if amounts are (R-PAY-001). */
  paid: { amount: string; payer: string; reference: string; day: string; method: string }
}

/**
 * The rows of a file. `nameColumns` are the titles of the columns of which names are put together, in their order;
 * `unusedColumns` are the titles of those that are not read, or not in every row.
 */
export type ParsedStudents = { rows: ParsedRow[]; nameColumns: string[]; unusedColumns: string[] }

const NO_ROWS = say('rules_admin_file_contains_no_students')
const TOO_MANY_ROWS = say('rules_admin_too_many_students', { max: IMPORT_MAX_ROWS })

const FORMAT: CsvFormat<StudentColumn> = {
  toColumn: (title) => (isTooLongToNormalize(title) ? undefined : toStudentColumn(title)),
  isHeader: (columns) =>
    columns.includes('email') &&
    (columns.includes('full') || GIVEN_PARTS.some((part) => columns.includes(part))),
  maxRows: IMPORT_MAX_ROWS,
  tooManyRows: TOO_MANY_ROWS,
  columnsMissing: () => say('rules_admin_name_student_columns'),
  empty: NO_ROWS,
}

const isOfContact = (column: StudentColumn) => column.startsWith('contact')

/** The order of the parts of a name on certificates: the surname last, also if it is the first column. */
const GIVEN_PARTS = ['first', 'name', 'middle', 'other', 'last'] as const

/** A file without a column of emails is read too, because a student may have none. */
const FAMILY_FORMAT: CsvFormat<StudentColumn> = {
  ...FORMAT,
  isHeader: (columns) =>
    (columns.includes('full') || GIVEN_PARTS.some((part) => columns.includes(part))) &&
    (['email', 'phone', 'contactEmail', 'contactPhone'] as const).some((it) =>
      columns.includes(it),
    ),
}

/**
 * Parses the students of a CSV file with columns in any order under common English or Arabic names. Declines text that is not CSV,
 * and a file without a header, without rows or with more than 5,000 rows. `readsClasses` is false if class columns are ignored.
 */
export function parseStudentsCsv(
  text: string,
  {
    readsClasses = true,
    readsFamilies = false,
    readsAmounts = false,
    locale,
  }: {
    readsClasses?: boolean
    readsFamilies?: boolean
    readsAmounts?: boolean
    locale?: Locale
  } = {},
): ParsedStudents {
  if (text.length > IMPORT_MAX_CHARACTERS) decline('csv_too_many_rows', TOO_MANY_ROWS)
  const table = readCsv(text, readsFamilies ? FAMILY_FORMAT : FORMAT)
  if (table.rows.length === 0) decline('csv_empty', NO_ROWS)
  const { whole, parts } = findNameParts(table.columns)
  const usedParts = new Set<StudentColumn>()
  const ignored = new Set<number>()
  const rows = table.rows.map(({ line, cells }) => {
    const read = (column: StudentColumn) => firstValue(cells, { table, column, ignored })
    const readPart = (part: StudentColumn) => {
      usedParts.add(part)
      return read(part)
    }
    return {
      line,
      name: composeName((whole && read(whole)) || '', () => parts.map(readPart)),
      email: nameOfCode(read('email')),
      phone: read('phone'),
      classes: cells.filter((it, index) => table.columns[index] === 'class' && it !== ''),
      contact: readsFamilies
        ? { name: read('contactName'), email: read('contactEmail'), phone: read('contactPhone') }
        : { name: '', email: '', phone: '' },
      paid: readPaid(readsAmounts ? read : () => ''),
    }
  })
  const nameParts = [...(whole ? [whole] : []), ...parts.filter((part) => usedParts.has(part))]
  const isRead = (index: number) => {
    const column = table.columns[index]
    if (column === undefined || ignored.has(index)) return false
    if (column === 'class') return readsClasses
    if (isOfContact(column)) return readsFamilies
    if (isOfPayment(column)) return readsAmounts
    return column === 'email' || column === 'phone' || nameParts.includes(column)
  }
  const nameColumns = nameParts.flatMap((part) => table.titles[table.columns.indexOf(part)] ?? [])
  return { rows, nameColumns, unusedColumns: listUnusedColumns(table, isRead, locale) }
}

/** A student code in place of an email, as exported files have it. */
const nameOfCode = (cell: string) =>
  STUDENT_CODE.test(cell.toUpperCase()) ? stableName(cell) : cell

const PAYMENT_COLUMNS: readonly StudentColumn[] = [
  'amount',
  'payer',
  'reference',
  'paidOn',
  'method',
]
const isOfPayment = (column: StudentColumn) => PAYMENT_COLUMNS.includes(column)

const readPaid = (read: (column: StudentColumn) => string): ParsedRow['paid'] => ({
  amount: read('amount'),
  payer: read('payer'),
  reference: read('reference'),
  day: read('paidOn'),
  method: read('method'),
})

/**
 * The column of whole names, and those of which a name is put together in rows without one. 'Name' is a whole name, but the given one
 * beside a surname or other names.
 */
function findNameParts(columns: CsvTable<StudentColumn>['columns']): {
  whole?: StudentColumn
  parts: StudentColumn[]
} {
  const parts = GIVEN_PARTS.filter((part) => columns.includes(part))
  const withoutName = parts.filter((part) => part !== 'name')
  if (columns.includes('full')) return { whole: 'full', parts: withoutName }
  return columns.includes('name') && (withoutName.length === 0 || columns.includes('first'))
    ? { whole: 'name', parts: withoutName }
    : { parts }
}

/** The whole name, else its parts; 'Amina Bello' beside the surname 'Bello' contains it already. */
function composeName(whole: string, readParts: () => string[]): string {
  const [first = '', ...others] = (whole === '' ? readParts() : [whole]).filter((it) => it !== '')
  const words = new Set(first.split(/\s+/).map(foldWord))
  const added = others.filter((it) => !it.split(/\s+/).every((word) => words.has(foldWord(word))))
  return [first, ...added].join(' ').replaceAll(/\s+/g, ' ').trim()
}

const foldWord = (word: string) => (isTooLongToNormalize(word) ? word : foldTitle(word))

/** The first value of a kind of column: a file can have a telephone and a mobile number. The others are added to `ignored`. */
function firstValue(
  cells: readonly string[],
  to: { table: CsvTable<StudentColumn>; column: StudentColumn; ignored: Set<number> },
): string {
  const indexes = [...to.table.columns.keys()].filter(
    (index) => to.table.columns[index] === to.column && cells[index],
  )
  const [first, ...others] = indexes
  for (const index of others) if (cells[index] !== cells[first ?? 0]) to.ignored.add(index)
  return first === undefined ? '' : (cells[first] ?? '')
}
