import { foldForSearch } from '../../../contract/arabic/arabic.ts'
import {
  STATEMENT_MAX_CHARACTERS,
  STATEMENT_MAX_ROWS,
} from '../../../contract/payments/match-payments.ts'
import { BANK_REFERENCE_MAX } from '../../../contract/payments/recorded-payments.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { say } from '../../../messages/message.ts'
import { decline, RequestError } from '../../platform/errors.ts'
import { type CsvFormat, readCsv } from '../../platform/read-csv.ts'
import { readAmount, readDay } from './read-cells.ts'

/** A payment of a text; `date` is 'YYYY-MM-DD', '' if it is not known. */
export type ParsedPayment = {
  line: number
  text: string
  amount: Kobo
  date: string
  reference: string
  payer: string
}

type Column = 'date' | 'narration' | 'credit' | 'debit' | 'reference' | 'name'

// common titles of Nigerian banks and of lists, without spaces and punctuation
const TITLES: Record<Column, string> = {
  date: 'date transactiondate transdate trandate txndate valuedate postdate postingdate postedon paidon paymentdate التاريخ تاريخالعملية',
  narration:
    'narration description descriptions details transactiondetails transactiondescription remark remarks particulars memo البيان الوصف التفاصيل',
  credit:
    'credit credits creditamount creditngn creditamountngn deposit deposits moneyin inflow lodgement lodgements amount amountpaid amountngn paid payment cr دائن إيداع المبلغ',
  debit: 'debit debits debitamount withdrawal withdrawals moneyout outflow dr مدين سحب',
  reference:
    'reference references ref refno referenceno referencenumber transactionid transactionreference transactionref sessionid tranid instrumentno المرجع رقمالعملية',
  name: 'name student studentname fullname names الاسم اسمالطالب الطالب',
}
const columnByTitle = new Map(
  Object.entries(TITLES).flatMap(([column, names]) =>
    // Object.entries widens the keys
    names.split(' ').map((it) => [foldTitle(it), column as Column] as const),
  ),
)

function foldTitle(title: string): string {
  return foldForSearch(title.slice(0, 200)).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

const TOO_MANY = say('rules_recorded_statement_too_long', { max: STATEMENT_MAX_ROWS })
const NO_PAYMENTS = say('rules_recorded_statement_empty')

const FORMAT: CsvFormat<Column> = {
  toColumn: (title) => columnByTitle.get(foldTitle(title.replaceAll(/\([^)]*\)|₦/g, ' '))),
  isHeader: (columns) =>
    columns.includes('credit') && (columns.includes('narration') || columns.includes('name')),
  maxRows: 5_000,
  tooManyRows: TOO_MANY,
  columnsMissing: () => NO_PAYMENTS,
  empty: NO_PAYMENTS,
}

/**
 * The payments of a statement with a header, else of lines that each have a name and an amount. `skipped` lines have none. Declines a
 * text that is too long or has no payment.
 */
export function parseStatement(text: string): { payments: ParsedPayment[]; skipped: number } {
  if (text.length > STATEMENT_MAX_CHARACTERS) decline('csv_too_many_rows', TOO_MANY)
  const parsed = parseTable(text) ?? parseLines(text)
  const payments = parsed.filter((it) => it !== undefined)
  if (payments.length > STATEMENT_MAX_ROWS) decline('csv_too_many_rows', TOO_MANY)
  if (payments.length === 0) decline('csv_empty', NO_PAYMENTS)
  return { payments, skipped: parsed.length - payments.length }
}

/** The rows of a table; undefined for a text without a header. */
function parseTable(text: string): (ParsedPayment | undefined)[] | undefined {
  const table = readTable(text)
  return table?.rows.map(({ line, cells }) => {
    const cellsOf = (column: Column) =>
      cells.filter((cell, index) => table.columns[index] === column && cell !== '')
    const amount = readAmount(cellsOf('credit')[0] ?? '')
    if (amount === undefined) return undefined
    const [name = ''] = cellsOf('name')
    const narration = cellsOf('narration').join(' ')
    return {
      ...{ line, amount, payer: '' },
      text: cut([name, narration].filter(Boolean).join(' · '), 300),
      date: cellsOf('date').map(readDay).find(Boolean) ?? '',
      reference: cut(cellsOf('reference')[0] ?? '', BANK_REFERENCE_MAX),
    }
  })
}

function readTable(text: string) {
  try {
    return readCsv(text, FORMAT)
  } catch (error) {
    const isPlain =
      error instanceof RequestError &&
      (error.code === 'csv_columns_missing' || error.code === 'csv_unreadable')
    if (isPlain) return undefined
    throw error
  }
}

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed()

function parseLines(text: string): (ParsedPayment | undefined)[] {
  const lines = text.split(/\r\n|\r|\n/)
  return lines.flatMap((line, index) => {
    const words = line.trim()
    return words === '' ? [] : [parseLine(words.slice(0, 1_000), index + 1)]
  })
}

const DATE =
  /\b(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}[\s-](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s-]\d{2,4})\b/i
const WITH_SIGN = /(?:₦|\bNGN|\bN(?=\s?\d))\s?(\d[\d,]*(?:\.\d{1,2})?)/i
const GROUPED = /(?<![\d/.,-])(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+\.\d{2})(?![\d/,])/
const PLAIN = /(?<![\p{L}\d/.,+-])(\d{3,8})(?![\p{L}\d/,-])/gu
/** A reference has digits, and more than digits or more of them than an amount. */
const REFERENCE = /(?<!\S)(?=\S*\d)(?:ref(?:erence)?[:.\s#]+)?([A-Z0-9][A-Z0-9/_-]{7,59})(?!\S)/i

function parseLine(line: string, number: number): ParsedPayment | undefined {
  const [dateText = ''] = DATE.exec(line) ?? []
  const withoutDate = line.replace(dateText, ' ')
  const found = findAmount(withoutDate)
  if (!found) return undefined
  const rest = withoutDate.replace(found.text, ' ')
  const [, reference = ''] = REFERENCE.exec(rest) ?? []
  const isPhone = /^(?:234|0)\d{9,12}$/.test(reference)
  return {
    ...{ line: number, amount: found.amount, payer: '' },
    text: cut(rest.replaceAll(/[\s,;|\t]+/g, ' ').trim(), 300),
    date: readDay(dateText),
    reference: isPhone ? '' : reference,
  }
}

/** The amount with a sign of the currency, else one with commas or kobo, else the last plain number. */
function findAmount(line: string): { text: string; amount: Kobo } | undefined {
  const [text = '', digits = ''] =
    WITH_SIGN.exec(line) ?? GROUPED.exec(line) ?? [...line.matchAll(PLAIN)].at(-1) ?? []
  const amount = readAmount(digits)
  return amount === undefined ? undefined : { text, amount }
}
