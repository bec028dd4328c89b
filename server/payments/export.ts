import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify'
import type { PaymentFilter } from '../../contract/payments.ts'
import { stampOf } from '../../contract/school-time.ts'
import { csvOptions } from '../kernel/csv.ts'
import type { Db } from '../kernel/db.ts'
import { folded, searchPattern } from '../kernel/search-text.ts'
import { boundsOf } from './history.ts'
import { listAfter } from './history-store.ts'

/** Few enough that everybody else is answered between two of them. */
const AT_ONCE = 500

/**
 * All movements that a filter lets through as a CSV file, newest first (wallet-and-admin §9, decision 0370). A debit is
 * negative, so that the sum of the column is the net. At most a few hundred rows are in memory, and reading stops when
 * the client disconnects. Declines an invalid day.
 */
export function exportPayments(db: Db, filter: PaymentFilter, timezone: string): Readable {
  const bounds = boundsOf(filter, timezone)
  const wanted = filter.search ? matcherOf(filter.search) : () => true

  async function* records() {
    let after: { at: number; id: number } | null = null
    while (true) {
      const rows: Awaited<ReturnType<typeof listAfter>> = await listAfter(
        db,
        bounds,
        after,
        AT_ONCE,
      )
      for (const row of rows) if (wanted(row)) yield recordOf(row, timezone)
      const last = rows.at(-1)
      if (!last || rows.length < AT_ONCE) return
      after = { at: last.date, id: last.id }
      // SQLite answers at once, so that without this nobody else would have a turn before the end
      await nextTurn()
    }
  }
  const columns = ['Date', 'Name', 'Title', 'Service', 'Type', 'Amount (NGN)']
  const file = stringify(csvOptions(columns, { number: (naira) => naira.toFixed(2) }))
  const source = Readable.from(records())
  source.on('error', (fault) => file.destroy(fault))
  file.on('close', () => source.destroy())
  return source.pipe(file)
}

type Row = Awaited<ReturnType<typeof listAfter>>[number]

/** The same rows that the screen finds by a text. */
function matcherOf(text: string) {
  const inTitle = folded(text.trim())
  // without the signs that only a pattern has
  const inPerson = searchPattern(text).slice(1, -1).replaceAll(/\\(.)/g, '$1')
  return ({ search_text, title, service }: Row) =>
    search_text.includes(inPerson) || folded(`${title} ${service}`).includes(inTitle)
}

function recordOf({ date, name, title, service, type, amount }: Row, timezone: string) {
  const naira = amount / 100
  return [stampOf(date, timezone), name, title, service, type, type === 'credit' ? naira : -naira]
}
