import { CsvError, parse } from 'csv-parse/sync'
import { foldForSearch } from '../../contract/arabic.ts'
import { unescapeFormulas } from '../../contract/csv-formulas.ts'
import { isTooLongToNormalize } from '../../contract/normalization-limit.ts'
import { IMPORT_MAX_CHARACTERS, IMPORT_MAX_ROWS } from '../../contract/student-import.ts'
import { decline } from '../platform/errors.ts'

/** A row of the file, trimmed. `line` is its line number; the header is line 1. `classes` are the texts of its class columns. */
export type ParsedRow = {
  line: number
  name: string
  email: string
  phone: string
  classes: string[]
}

const HEADER_MISSING = 'The first row must name the columns: name, email and phone.'
const NO_ROWS = 'This file contains no students.'
const TOO_MANY_ROWS = `A file can contain at most ${IMPORT_MAX_ROWS.toLocaleString('en')} students.`

type Column = 'name' | 'first' | 'last' | 'email' | 'phone' | 'class'

// common column names in English and Arabic, without spaces and punctuation
const columnAliases: Record<Column, string> = {
  name: 'name fullname names student studentname الاسم اسم الاسمالكامل اسمالطالب اسمالطالبة الطالب',
  first: 'firstname givenname forename الاسمالأول',
  last: 'lastname surname familyname اسمالعائلة العائلة اللقب',
  email: 'email emailaddress mail studentemail البريد البريدالإلكتروني بريدإلكتروني الإيميل إيميل',
  phone:
    'phone phonenumber phoneno telephone tel mobile mobilenumber whatsapp whatsappnumber gsm contact ' +
    'الهاتف هاتف رقمالهاتف الجوال جوال رقمالجوال الموبايل واتساب رقمالواتساب التلفون',
  class:
    'class classes classname classid class1 class2 class3 course courses coursename courseid ' +
    'الفصل فصل اسمالفصل رقمالفصل الفصول الصف صف الصفوف الدورة دورة الدورات المقرر المادة الحلقة حلقة',
}
const columnByAlias = new Map(
  Object.entries(columnAliases).flatMap(([column, names]) =>
    // Object.entries widens the keys
    names.split(' ').map((it) => [foldForSearch(it), column as Column] as const),
  ),
)

/**
 * Parses the students of a CSV file: comma, semicolon or tab, an optional byte order mark, a first line 'sep=;' of a
 * spreadsheet program, columns in any order under common English or Arabic names. Declines text that is not CSV, and a file
 * without a header, without rows or with more than 5,000 rows.
 */
export function parseStudentsCsv(text: string): ParsedRow[] {
  if (text.length > IMPORT_MAX_CHARACTERS) decline('csv_too_many_rows', TOO_MANY_ROWS)
  const [header, ...rows] = parseRecords(text)
  if (!header) decline('csv_empty', NO_ROWS)
  const columns = header.record.map(toColumn)
  const hasName = columns.includes('name') || columns.includes('first') || columns.includes('last')
  if (!hasName || !columns.includes('email')) decline('csv_columns_missing', HEADER_MISSING)
  if (rows.length === 0) decline('csv_empty', NO_ROWS)
  if (rows.length > IMPORT_MAX_ROWS) decline('csv_too_many_rows', TOO_MANY_ROWS)
  return rows.map(({ record, info }) => ({ line: info.lines, ...toFields(record, columns) }))
}

function toColumn(header: string): Column | undefined {
  if (isTooLongToNormalize(header)) return undefined
  return columnByAlias.get(foldForSearch(header).replaceAll(/[\s_.\-:*]/g, ''))
}

const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?\r?\n/i

type CsvRecord = { record: string[]; info: { lines: number } }

function parseRecords(text: string): CsvRecord[] {
  const declared = SEPARATOR_LINE.exec(text)?.[1]
  try {
    return parse(text, {
      bom: true,
      delimiter: declared ?? detectDelimiter(text),
      from_line: declared === undefined ? 1 : 2,
      info: true,
      trim: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      // with `info` a record is an object, which the package's types do not declare
    }) as unknown as CsvRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    decline(
      'csv_unreadable',
      `Line ${Number(error.lines ?? 1)} of this file cannot be read: misplaced quotation mark.`,
    )
  }
}

/** The most frequent delimiter of the header line. */
function detectDelimiter(text: string) {
  const header = text.split(/[\r\n]/, 1)[0] ?? ''
  const count = (it: string) => header.split(it).length
  return [',', ';', '\t'].reduce((best, it) => (count(it) > count(best) ? it : best))
}

function toFields(record: string[], columns: (Column | undefined)[]) {
  // the first non-empty column of a kind: a file can have a telephone and a mobile number
  const firstValue = (column: Column) =>
    unescapeFormulas(record.find((it, index) => columns[index] === column && it !== '') ?? '')
  const name = firstValue('name') || `${firstValue('first')} ${firstValue('last')}`.trim()
  return {
    name: name.replaceAll(/\s+/g, ' '),
    email: firstValue('email'),
    phone: firstValue('phone'),
    classes: record.flatMap((it, index) =>
      columns[index] === 'class' && it !== '' ? [unescapeFormulas(it)] : [],
    ),
  }
}
