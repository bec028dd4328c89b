import { foldForSearch } from '../../../contract/arabic/arabic.ts'
import {
  STATEMENT_MAX_CHARACTERS,
  STATEMENT_MAX_ROWS,
} from '../../../contract/payments/match-payments.ts'
import { BANK_REFERENCE_MAX, PAYER_MAX } from '../../../contract/payments/recorded-payments.ts'
import { say } from '../../../messages/message.ts'
import { decline, RequestError } from '../../platform/errors.ts'
import { type CsvFormat, readCsv } from '../../platform/read-csv.ts'
import { type ParsedPayment, parseLine } from './parse-line.ts'
import { isMonthFirst, readAmount, readDay } from './read-cells.ts'

type Column = keyof typeof TITLES

// common titles of Nigerian banks and of lists, without spaces and punctuation
const TITLES = {
  date: 'date datetime transtime transactiontime transactiondate transdate trandate txndate valuedate postdate dateposted posteddate postingdate postedon paidon paymentdate التاريخ تاريخالعملية',
  narration:
    'narration description descriptions details transactiondetail transactiondetails transactiondescription remark remarks particulars memo البيان الوصف التفاصيل',
  credit:
    'credit credits creditamount settlementcredit transactionamount creditngn creditamountngn deposit deposits moneyin inflow lodgement lodgements amount amountpaid amountngn paid payment cr دائن إيداع المبلغ',
  debit: 'debit debits debitamount withdrawal withdrawals moneyout outflow dr مدين سحب',
  reference:
    'reference references ref refno referenceno referencenumber transactionid transactionreference transactionref sessionid tranid instrumentno المرجع رقمالعملية',
  // one column for both, with a sign or with the words of `kind`
  signed: 'debitcredit creditdebit',
  kind: 'type transactiontype trantype txntype entrytype drcr crdr dc cd النوع نوعالعملية',
  status: 'status transactionstatus',
  payer:
    'payer payername paidby sender sendername from tofrom counterparty counterpartyname remitter الدافع اسمالدافع المرسل',
  name: 'name student studentname fullname names الاسم اسمالطالب الطالب',
}
const columnByTitle = new Map(
  Object.entries(TITLES).flatMap(([column, names]) =>
    // Object.entries widens the keys
    names.split(' ').map((it) => [foldTitle(it), column as Column] as const),
  ),
)

function foldTitle(title: string): string {
  // a longer one is no title, and the search for the end of a parenthesis takes the square of its length
  const words = title.slice(0, 200).replaceAll(/\([^)]*\)|₦/g, ' ')
  return foldForSearch(words).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

const TOO_MANY = say('rules_recorded_statement_too_long', { max: STATEMENT_MAX_ROWS })
const NO_PAYMENTS = say('rules_recorded_statement_empty')

const FORMAT: CsvFormat<Column> = {
  toColumn: (title) => columnByTitle.get(foldTitle(title)),
  isHeader: (columns) =>
    columns.some((it) => it === 'credit' || it === 'signed') &&
    columns.some((it) => it === 'narration' || it === 'name' || it === 'payer'),
  maxRows: 5_000,
  // a statement begins with its account, period and totals, one a line
  headerRecords: 30,
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

/** The kind of a movement that takes money out of the account. */
const OUT = /^(?:d|dr|debits?|out(?:flow)?|money ?out|withdrawals?|مدين|سحب)$/i
/** The status of a transfer that has not arrived. */
const NOT_ARRIVED = /^(?:fail|revers|declin|cancel|pending|abort|reject|unsuccess)/i

/** A line with a sum or a balance between the movements. */
const NO_MOVEMENT =
  /^(?:(?:grand |sub-?)?totals?\b|(?:opening|closing|available|book) balance\b|balance (?:b\/?f|c\/?f|brought|carried)|(?:ال)?[إا]جمالي|المجموع|الرصيد)/i
/** A long number that a spreadsheet has rounded identifies nothing. */
const ROUNDED = /^\d(?:\.\d+)?E\+\d+$/i

/** The rows of a table; undefined for a text without a header. */
function parseTable(text: string): (ParsedPayment | undefined)[] | undefined {
  const table = readTable(text)
  if (!table) return undefined
  const rows = table.rows.map(({ line, cells }) => {
    const cellsOf = (column: Column) =>
      cells.filter((cell, index) => table.columns[index] === column && cell !== '')
    return { line, cellsOf }
  })
  const monthFirst = isMonthFirst(rows.flatMap(({ cellsOf }) => cellsOf('date')))
  return rows.map(({ line, cellsOf }) => {
    const signed = cellsOf('signed')
    const amount = readAmount([...cellsOf('credit'), ...signed][0] ?? '')
    const isOut = [...cellsOf('kind'), ...signed].some((it) => OUT.test(it))
    const [name = ''] = cellsOf('name')
    const [payer = ''] = cellsOf('payer')
    const found = [name || payer, cellsOf('narration').join(' ')].filter(Boolean)
    const isNone = isOut || found.some((it) => NO_MOVEMENT.test(it))
    if (amount === undefined || isNone || cellsOf('status').some((it) => NOT_ARRIVED.test(it)))
      return undefined
    // spreadsheets show a number as text by an apostrophe before it
    const reference = (cellsOf('reference')[0] ?? '').replace(/^'/, '')
    return {
      ...{ line, amount, payer: cut(payer, PAYER_MAX) },
      text: cut(found.join(' · '), 300),
      date:
        cellsOf('date')
          .map((it) => readDay(it, monthFirst))
          .find(Boolean) ?? '',
      reference: ROUNDED.test(reference) ? '' : cut(reference, BANK_REFERENCE_MAX),
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
