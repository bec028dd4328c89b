import type { Readable } from 'node:stream'
import { matchesSearch, searchIndex } from '../../../contract/arabic/arabic.ts'
import { hasWords } from '../../../contract/arabic/arabic-search.ts'
import { emailInFile } from '../../../contract/auth/sign-in-name.ts'
import type { PaymentFilter } from '../../../contract/payments/payment-history.ts'
import { formatTimestamp } from '../../../contract/platform/school-time.ts'
import { amountOfSearch } from '../../../contract/wallet/amount-of-search.ts'
import { messagesIn } from '../../../messages/catalog.ts'
import { readBatches } from '../../platform/batches.ts'
import { type Reader, toCsvFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import { userSearchWords } from '../../platform/search-text.ts'
import { personNameIn } from '../../platform/stored-text.ts'
import { staffTitle } from '../../wallet/entry-title.ts'
import { receiptReference } from '../../wallet/store.ts'
import { toLedgerFilter } from './history.ts'
import { listLedgerEntriesAfter } from './history-store.ts'
import { listIncomeCells, type ReportPeriod } from './income-report.ts'

/**
 * All filtered ledger entries as a CSV file, newest first (R-APAY-003, decision 0370). Debits are negative, so that the
 * sum of the column is the net; an entry of the sandbox is named in its own column. At most one batch is in memory, and reading stops when the client disconnects. Throws
 * 400 for an invalid day.
 */
export function exportPayments(
  db: Db,
  filter: PaymentFilter,
  reader: Omit<Reader, 'now'>,
): Readable {
  const { timezone, locale } = reader
  const m = messagesIn(locale)
  const ledgerFilter = toLedgerFilter(filter, timezone)
  const isMatch = filter.search ? createMatcher(filter.search) : () => true

  async function* records() {
    const batches = readBatches<Row>((last, limit) =>
      listLedgerEntriesAfter(db, ledgerFilter, last ? { at: last.date, id: last.id } : null, limit),
    )
    for await (const batch of batches)
      for (const row of batch) if (isMatch(row)) yield toCsvRecord(row, reader)
  }
  const columns = [
    ...[m.csv_date(), m.csv_name(), m.csv_title(), m.csv_service(), m.csv_type(), m.csv_amount()],
    ...[m.csv_email(), m.csv_reference(), m.csv_balance(), m.csv_by(), m.csv_test()],
    ...[m.csv_method(), m.csv_paid_on(), m.csv_payer(), m.csv_bank_reference(), m.csv_fee()],
  ]
  return toCsvFile(columns, records())
}

type Row = Awaited<ReturnType<typeof listLedgerEntriesAfter>>[number]

/** Matches the same rows as the search on the screen. */
function createMatcher(text: string) {
  const userWords = userSearchWords(text)
  const reference = text.trim().toUpperCase()
  const amount = amountOfSearch(text)
  return ({ search_text, title, service, ...row }: Row) =>
    hasWords(search_text, userWords) ||
    matchesSearch(searchIndex(`${title} ${service}`), text) ||
    receiptReference(row) === reference ||
    row.amount === amount
}

function toCsvRecord(row: Row, { timezone, locale }: Omit<Reader, 'now'>) {
  const m = messagesIn(locale)
  const naira = row.amount / 100
  return [
    formatTimestamp(row.date, timezone),
    personNameIn(locale, row.name),
    staffTitle(row.title, locale),
    row.service,
    row.type === 'credit' ? m.csv_credit() : m.csv_debit(),
    row.type === 'credit' ? naira : -naira,
    emailInFile(row.email),
    receiptReference(row),
    row.balance / 100,
    row.actor_name ?? '',
    row.is_test === 1 ? m.csv_test() : '',
    row.method === '' ? '' : m.csv_method_name({ method: row.method }),
    row.paid_on ?? '',
    row.payer ?? '',
    row.bank_reference ?? '',
    row.fee === null ? '' : row.fee / 100,
  ]
}

/** The income of each month by class and method as a CSV file (R-PAY-004). Throws 400 for an invalid month. */
export function exportIncome(
  db: Db,
  period: ReportPeriod,
  { now, timezone, locale }: Reader,
): Readable {
  const m = messagesIn(locale)
  async function* records() {
    for await (const row of listIncomeCells(db, period, { now, timezone }))
      yield [
        row.month,
        row.name ?? m.csv_wallets(),
        row.method === '' ? '' : m.csv_method_name({ method: row.method }),
        ...[row.received / 100, row.refunded / 100, row.fee / 100, row.net / 100],
      ]
  }
  const columns = [
    ...[m.csv_month(), m.csv_class(), m.csv_method(), m.csv_received(), m.csv_refunded()],
    ...[m.csv_fee(), m.csv_net_income()],
  ]
  return toCsvFile(columns, records())
}
