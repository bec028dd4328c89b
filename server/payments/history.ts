import type * as z from 'zod/mini'
import {
  type findPayments as call,
  PAYMENTS_FOUND_MAX,
  PAYMENTS_PAGE,
  type PaymentFilter,
} from '../../contract/payments.ts'
import { endOfDay, startOfDay } from '../../contract/school-time.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
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
 * A page of the payment history and what its filter comes to (R-APAY-004, R-APAY-006). Without a text, sums and pages
 * come from the daily totals, and those of a day from its rows; a text looks at its newest 1,000 matches.
 */
export async function findPaymentHistory(db: Db, { filter, page, timezone }: PaymentHistoryQuery) {
  const ledgerFilter = toLedgerFilter(filter, timezone)
  const search = filter.search
    ? findByText(db, filter.search, ledgerFilter, page)
    : ledgerFilter.from === undefined
      ? findUnfiltered(db, ledgerFilter, page)
      : findOnDay(db, ledgerFilter, page)
  const [historyPage, services] = await Promise.all([search, listServices(db)])
  return { ...historyPage, services }
}

/** What the rows have to be. Refuses with 400 a day that no calendar has. */
export function toLedgerFilter(
  { date, type, service }: PaymentFilter,
  timezone: string,
): LedgerFilter {
  const ledgerFilter = { type: type || undefined, service: service || undefined }
  if (!date) return ledgerFilter
  const from = startOfDay(date, timezone)
  if (Number.isNaN(from)) httpError('invalid_request', 'date is not a day')
  return { ...ledgerFilter, from, to: endOfDay(date, timezone) }
}

/** The page that is wanted, or the last one there is, and how many rows lie before it. */
export function clampPage(requestedPage: number, total: number) {
  const page = Math.min(Math.max(1, requestedPage), Math.max(1, Math.ceil(total / PAYMENTS_PAGE)))
  return { page, skip: (page - 1) * PAYMENTS_PAGE }
}

async function findUnfiltered(
  db: Db,
  ledgerFilter: LedgerFilter,
  requestedPage: number,
): Promise<PaymentHistoryPage> {
  const dailyTotals = await listDailyTotals(db, ledgerFilter)
  const sums = summarize(dailyTotals)
  const { page, skip } = clampPage(requestedPage, sums.total)
  const { to, offset } = findPageStart(dailyTotals, skip)
  // no more than there are, or it would be looked for to the very first
  const limit = Math.min(PAYMENTS_PAGE, sums.total - skip)
  const rows =
    limit === 0 ? [] : await listLedgerEntries(db, { ...ledgerFilter, to }, { limit, offset })
  return { ...sums, page, rows }
}

const DAY = 86_400

/** Where a page begins: whole days are stepped over by their totals, so that page 50,000 costs what page 1 does. */
function findPageStart(days: readonly (LedgerTotal & { day: number })[], skip: number) {
  let offset = skip
  for (const { day, movements } of days) {
    if (offset < movements) return { to: (day + 1) * DAY - 1, offset }
    offset -= movements
  }
  return { to: undefined, offset: skip }
}

async function findOnDay(
  db: Db,
  ledgerFilter: LedgerFilter,
  requestedPage: number,
): Promise<PaymentHistoryPage> {
  const sums = summarize(await readDayTotals(db, ledgerFilter))
  const { page, skip } = clampPage(requestedPage, sums.total)
  const rows = await listLedgerEntries(db, ledgerFilter, { limit: PAYMENTS_PAGE, offset: skip })
  return { ...sums, page, rows }
}

/**
 * The totals of a school's day. Totals are kept by the day in UTC, so the one that shares most of it is taken, and
 * only the hours by which the two differ are added up: no more than a busy day's few, wherever the school is.
 */
async function readDayTotals(db: Db, ledgerFilter: LedgerFilter): Promise<LedgerTotal[]> {
  const { from = 0, to = 0 } = ledgerFilter
  const day = Math.floor((from + to) / 2 / DAY)
  const utcDay = { from: day * DAY, to: (day + 1) * DAY - 1 }
  const differences = [
    { from, to: utcDay.from - 1, sign: 1 },
    { from: utcDay.from, to: from - 1, sign: -1 },
    { from: utcDay.to + 1, to, sign: 1 },
    { from: to + 1, to: utcDay.to, sign: -1 },
  ].filter((it) => it.from <= it.to)
  const corrections = differences.map(async ({ sign, ...hours }) =>
    (await sumEntries(db, { ...ledgerFilter, ...hours })).map((it) => ({
      type: it.type,
      movements: sign * Number(it.movements),
      amount: sign * it.amount,
    })),
  )
  return (await Promise.all([listTotalsOnDay(db, day, ledgerFilter), ...corrections])).flat()
}

async function findByText(
  db: Db,
  text: string,
  ledgerFilter: LedgerFilter,
  requestedPage: number,
): Promise<PaymentHistoryPage> {
  const hasEntries = (await listDailyTotals(db, ledgerFilter)).length > 0
  const matches = hasEntries
    ? await findMatches(db, text, ledgerFilter, PAYMENTS_FOUND_MAX + 1)
    : []
  const countedMatches = matches.slice(0, PAYMENTS_FOUND_MAX)
  const sums = summarize(countedMatches.map(({ type, amount }) => ({ type, amount, movements: 1 })))
  const { page, skip } = clampPage(requestedPage, sums.total)
  const ids = countedMatches.slice(skip, skip + PAYMENTS_PAGE).map(({ id }) => id)
  const isMore = matches.length > PAYMENTS_FOUND_MAX
  return { ...sums, isMore, page, rows: await listLedgerEntriesById(db, ids) }
}

function summarize(totals: readonly LedgerTotal[]) {
  const sums = { total: 0, credits: 0, debits: 0, isMore: false }
  for (const { type, movements, amount } of totals) {
    sums.total += Number(movements)
    sums[type === 'credit' ? 'credits' : 'debits'] += amount
  }
  return sums
}
