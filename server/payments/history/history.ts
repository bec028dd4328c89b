import type * as z from 'zod/mini'
import {
  boundsOfPeriod,
  type findPayments as call,
  isServiceGroup,
  PAYMENTS_FOUND_MAX,
  type PaymentFilter,
  SERVICE_GROUPS,
} from '../../../contract/payments/payment-history.ts'
import { say } from '../../../messages/message.ts'
import type { Db } from '../../platform/db.ts'
import { httpError } from '../../platform/errors.ts'
import { clampPage } from '../../platform/pagination.ts'
import {
  type LedgerFilter,
  listDailyTotals,
  listLedgerEntries,
  listLedgerEntriesById,
  listServices,
} from './history-store.ts'
import { figuresOfMatches, readFigures, readHeld } from './payment-figures.ts'
import { findPageStart, readPeriodSegments, summarize } from './period-segments.ts'
import { findMatches } from './search-store.ts'

type PageRequest = { page: number; size: number }
export type PaymentHistoryQuery = PageRequest & { filter: PaymentFilter; timezone: string }
type PaymentHistoryPage = Omit<z.output<typeof call.response>, 'services' | 'held'>

/**
 * A page of the payment history with its sums (R-APAY-004, R-APAY-006). Without a search text, sums and pages come from
 * the daily totals; a search covers its newest 1,000 matches. Throws 400 for an invalid day.
 */
export async function findPaymentHistory(
  db: Db,
  { page, size, timezone, ...query }: PaymentHistoryQuery,
) {
  const filter = toLedgerFilter(query.filter, timezone)
  const { search } = query.filter
  const request = { page, size }
  const find = search ? findByText(db, search, filter, request) : findInPeriod(db, filter, request)
  const [historyPage, services, held] = await Promise.all([find, listServices(db), readHeld(db)])
  return { ...historyPage, services, held }
}

/** Translates the request's filters. Throws 400 for an invalid day or month. */
export function toLedgerFilter(
  { type, service, method, ...period }: PaymentFilter,
  timezone: string,
): LedgerFilter {
  const services = service ? servicesOf(service) : undefined
  const { from, to } = boundsOfPeriod(period, timezone)
  if (Number.isNaN(from) || Number.isNaN(to)) {
    const field = (['date', 'month', 'from', 'to'] as const).find((it) => period[it]) ?? ''
    httpError(
      'invalid_request',
      field === 'month'
        ? say('rules_wire_field_not_month', { field })
        : say('rules_wire_field_not_day', { field }),
    )
  }
  // a figure of real money is the sum of its list
  const isReal = service !== undefined && isServiceGroup(service)
  return { type: type || undefined, services, method: method || undefined, from, to, isReal }
}

const servicesOf = (service: string) =>
  isServiceGroup(service) ? SERVICE_GROUPS[service] : [service]

async function findInPeriod(
  db: Db,
  filter: LedgerFilter,
  request: PageRequest,
): Promise<PaymentHistoryPage> {
  const [segments, figures] = await Promise.all([
    readPeriodSegments(db, filter),
    readFigures(db, filter),
  ])
  const sums = summarize(segments)
  const { page, offset: skip } = clampPage({ ...request, total: sums.total })
  const { to, offset } = findPageStart(segments, skip)
  // a limit above the remaining rows would scan to the end of the table
  const limit = Math.min(request.size, sums.total - skip)
  const start = { ...filter, to }
  const rows = limit === 0 ? [] : await listLedgerEntries(db, start, { limit, offset })
  return { ...sums, ...figures, isMore: false, page, rows }
}

async function findByText(
  db: Db,
  text: string,
  filter: LedgerFilter,
  request: PageRequest,
): Promise<PaymentHistoryPage> {
  const hasEntries = (await listDailyTotals(db, filter)).length > 0
  const matches = hasEntries ? await findMatches(db, text, filter, PAYMENTS_FOUND_MAX + 1) : []
  const countedMatches = matches.slice(0, PAYMENTS_FOUND_MAX)
  const totals = countedMatches.map(({ type, amount }) => ({ type, amount, entries: 1 }))
  const sums = { ...summarize([{ totals }]), ...figuresOfMatches(countedMatches) }
  const { page, offset } = clampPage({ ...request, total: sums.total })
  const ids = countedMatches.slice(offset, offset + request.size).map(({ id }) => id)
  const isMore = matches.length > PAYMENTS_FOUND_MAX
  return { ...sums, isMore, page, rows: await listLedgerEntriesById(db, ids) }
}
