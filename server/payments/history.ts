import type * as z from 'zod/mini'
import { DAY } from '../../contract/duration.ts'
import {
  type findPayments as call,
  PAYMENTS_FOUND_MAX,
  PAYMENTS_PAGE,
  type PaymentFilter,
} from '../../contract/payments.ts'
import { endOfDay, startOfDay } from '../../contract/school-time.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { clampPage } from '../platform/pagination.ts'
import {
  type LedgerFilter,
  type LedgerTotal,
  listDailyTotals,
  listLedgerEntries,
  listLedgerEntriesById,
  listServices,
  listTotalsOnDay,
  sumEntries,
} from './history-store.ts'
import { findMatches } from './search-store.ts'

export type PaymentHistoryQuery = { filter: PaymentFilter; page: number; timezone: string }
type PaymentHistoryPage = Omit<z.output<typeof call.response>, 'services'>

/**
 * A page of the payment history with its sums (R-APAY-004, R-APAY-006). Without a search text, sums and pages come from
 * the daily totals, or from the rows of the selected day; a search covers its newest 1,000 matches. Throws 400 for an
 * invalid day.
 */
export async function findPaymentHistory(
  db: Db,
  { page, timezone, ...query }: PaymentHistoryQuery,
) {
  const filter = toLedgerFilter(query.filter, timezone)
  const { search } = query.filter
  const find = search
    ? findByText(db, search, filter, page)
    : filter.from === undefined
      ? findUnfiltered(db, filter, page)
      : findOnDay(db, filter, page)
  const [historyPage, services] = await Promise.all([find, listServices(db)])
  return { ...historyPage, services }
}

/** Translates the request's filters. Throws 400 for an invalid day. */
export function toLedgerFilter(
  { date, type, service }: PaymentFilter,
  timezone: string,
): LedgerFilter {
  const filter = { type: type || undefined, service: service || undefined }
  if (!date) return filter
  const from = startOfDay(date, timezone)
  if (Number.isNaN(from)) httpError('invalid_request', 'date is not a day')
  return { ...filter, from, to: endOfDay(date, timezone) }
}

/** The requested page, or the last one, and the number of rows before it. */
export function paymentsPage(requestedPage: number, total: number) {
  const { page, offset } = clampPage({ page: requestedPage, total, size: PAYMENTS_PAGE })
  return { page, skip: offset }
}

async function findUnfiltered(
  db: Db,
  filter: LedgerFilter,
  requestedPage: number,
): Promise<PaymentHistoryPage> {
  const dailyTotals = await listDailyTotals(db, filter)
  const sums = summarize(dailyTotals)
  const { page, skip } = paymentsPage(requestedPage, sums.total)
  const { to, offset } = findPageStart(dailyTotals, skip)
  // a limit above the remaining rows would scan to the end of the table
  const limit = Math.min(PAYMENTS_PAGE, sums.total - skip)
  const rows = limit === 0 ? [] : await listLedgerEntries(db, { ...filter, to }, { limit, offset })
  return { ...sums, page, rows }
}

/** Where a page starts: whole days are skipped by their totals, so that page 50,000 is as fast as page 1. */
function findPageStart(days: readonly (LedgerTotal & { day: number })[], skip: number) {
  let offset = skip
  for (const { day, entries } of days) {
    if (offset < entries) return { to: (day + 1) * DAY - 1, offset }
    offset -= entries
  }
  return { to: undefined, offset: skip }
}

async function findOnDay(
  db: Db,
  filter: LedgerFilter,
  requestedPage: number,
): Promise<PaymentHistoryPage> {
  const sums = summarize(await readDayTotals(db, filter))
  const { page, skip } = paymentsPage(requestedPage, sums.total)
  const rows = await listLedgerEntries(db, filter, { limit: PAYMENTS_PAGE, offset: skip })
  return { ...sums, page, rows }
}

/**
 * The totals of a calendar day of the school. Totals are stored per UTC day: takes the UTC day with the largest overlap
 * and corrects it by summing only the hours by which the two differ.
 */
async function readDayTotals(db: Db, filter: LedgerFilter): Promise<LedgerTotal[]> {
  const { from = 0, to = 0 } = filter
  const day = Math.floor((from + to) / 2 / DAY)
  const utcDay = { from: day * DAY, to: (day + 1) * DAY - 1 }
  const differences = [
    { from, to: utcDay.from - 1, sign: 1 },
    { from: utcDay.from, to: from - 1, sign: -1 },
    { from: utcDay.to + 1, to, sign: 1 },
    { from: to + 1, to: utcDay.to, sign: -1 },
  ].filter((it) => it.from <= it.to)
  const corrections = differences.map(async ({ sign, ...hours }) =>
    (await sumEntries(db, { ...filter, ...hours })).map((it) => ({
      type: it.type,
      entries: sign * Number(it.entries),
      amount: sign * it.amount,
    })),
  )
  return (await Promise.all([listTotalsOnDay(db, day, filter), ...corrections])).flat()
}

async function findByText(
  db: Db,
  text: string,
  filter: LedgerFilter,
  requestedPage: number,
): Promise<PaymentHistoryPage> {
  const hasEntries = (await listDailyTotals(db, filter)).length > 0
  const matches = hasEntries ? await findMatches(db, text, filter, PAYMENTS_FOUND_MAX + 1) : []
  const countedMatches = matches.slice(0, PAYMENTS_FOUND_MAX)
  const sums = summarize(countedMatches.map(({ type, amount }) => ({ type, amount, entries: 1 })))
  const { page, skip } = paymentsPage(requestedPage, sums.total)
  const ids = countedMatches.slice(skip, skip + PAYMENTS_PAGE).map(({ id }) => id)
  const isMore = matches.length > PAYMENTS_FOUND_MAX
  return { ...sums, isMore, page, rows: await listLedgerEntriesById(db, ids) }
}

function summarize(totals: readonly LedgerTotal[]) {
  const sums = { total: 0, credits: 0, debits: 0, isMore: false }
  for (const { type, entries, amount } of totals) {
    sums.total += Number(entries)
    sums[type === 'credit' ? 'credits' : 'debits'] += amount
  }
  return sums
}
