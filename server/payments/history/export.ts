import { pipeline, Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify'
import { matchesSearch, searchIndex } from '../../../contract/arabic/arabic.ts'
import { hasWords } from '../../../contract/arabic/arabic-search.ts'
import { emailInFile } from '../../../contract/auth/sign-in-name.ts'
import type { PaymentFilter } from '../../../contract/payments/payment-history.ts'
import { formatTimestamp } from '../../../contract/platform/school-time.ts'
import { amountOfSearch } from '../../../contract/wallet/amount-of-search.ts'
import { messagesIn } from '../../../messages/catalog.ts'
import type { Locale } from '../../../messages/languages.ts'
import { csvOptions } from '../../platform/csv.ts'
import type { Db } from '../../platform/db.ts'
import { personNameIn } from '../../platform/person-name.ts'
import { userSearchWords } from '../../platform/search-text.ts'
import { staffTitle } from '../../wallet/entry-title.ts'
import { receiptReference } from '../../wallet/store.ts'
import { toLedgerFilter } from './history.ts'
import { listLedgerEntriesAfter } from './history-store.ts'

/** Small enough that other requests are served between two batches. */
const BATCH_SIZE = 500

/**
 * All filtered ledger entries as a CSV file, newest first (R-APAY-003, decision 0370). Debits are negative, so that the
 * sum of the column is the net; an entry of the sandbox is named in its own column. At most one batch is in memory, and reading stops when the client disconnects. Throws
 * 400 for an invalid day.
 */
export function exportPayments(
  db: Db,
  filter: PaymentFilter,
  { timezone, locale }: { timezone: string; locale: Locale },
): Readable {
  const m = messagesIn(locale)
  const ledgerFilter = toLedgerFilter(filter, timezone)
  const isMatch = filter.search ? createMatcher(filter.search) : () => true

  async function* records() {
    let cursor: { at: number; id: number } | null = null
    while (true) {
      const rows: Awaited<ReturnType<typeof listLedgerEntriesAfter>> = await listLedgerEntriesAfter(
        db,
        ledgerFilter,
        cursor,
        BATCH_SIZE,
      )
      for (const row of rows) if (isMatch(row)) yield toCsvRecord(row, timezone, locale)
      const last = rows.at(-1)
      if (!last || rows.length < BATCH_SIZE) return
      cursor = { at: last.date, id: last.id }
      // SQLite queries are synchronous: give other requests a turn
      await nextTurn()
    }
  }
  const columns = [
    ...[m.csv_date(), m.csv_name(), m.csv_title(), m.csv_service(), m.csv_type(), m.csv_amount()],
    ...[m.csv_email(), m.csv_reference(), m.csv_balance(), m.csv_by(), m.csv_test()],
    ...[m.csv_method(), m.csv_paid_on(), m.csv_payer(), m.csv_bank_reference(), m.csv_fee()],
  ]
  const file = stringify(csvOptions(columns, { number: (naira) => naira.toFixed(2) }))
  // destroys both at an error, which the reader of the file gets, and when the client disconnects
  return pipeline(Readable.from(records()), file, () => {})
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

function toCsvRecord(row: Row, timezone: string, locale: Locale) {
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
