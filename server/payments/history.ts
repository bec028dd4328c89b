import type * as z from 'zod/mini'
import {
  type findPayments as call,
  PAYMENTS_FOUND_MAX,
  PAYMENTS_PAGE,
  type PaymentFilter,
} from '../../contract/payments.ts'
import { endOfDay, startOfDay } from '../../contract/school-time.ts'
import type { Db } from '../kernel/db.ts'
import { reject } from '../kernel/refusal.ts'
import {
  addUp,
  type Bounds,
  listMovements,
  listMovementsOf,
  listServices,
  listTotals,
  listTotalsOf,
  type Total,
} from './history-store.ts'
import { findMatches } from './search-store.ts'

export type Wanted = { filter: PaymentFilter; page: number; timezone: string }
type Found = Omit<z.output<typeof call.answers>, 'services'>

/**
 * A page of the payment history and what its filter comes to (wallet-and-admin §9). Without a text, sums and pages
 * come from the daily totals, and those of a day from its rows; a text looks at its newest 1,000 matches.
 */
export async function findPayments(db: Db, { filter, page, timezone }: Wanted) {
  const bounds = boundsOf(filter, timezone)
  const find = filter.search
    ? searched(db, filter.search, bounds, page)
    : bounds.from === undefined
      ? everything(db, bounds, page)
      : ofOneDay(db, bounds, page)
  const [found, services] = await Promise.all([find, listServices(db)])
  return { ...found, services }
}

/** What the rows have to be. Refuses with 400 a day that no calendar has. */
export function boundsOf({ date, type, service }: PaymentFilter, timezone: string): Bounds {
  const bounds = { type: type || undefined, service: service || undefined }
  if (!date) return bounds
  const from = startOfDay(date, timezone)
  if (Number.isNaN(from)) reject(400, 'date is not a day')
  return { ...bounds, from, to: endOfDay(date, timezone) }
}

/** The page that is wanted, or the last one there is, and how many rows lie before it. */
export function pageAt(wanted: number, total: number) {
  const page = Math.min(Math.max(1, wanted), Math.max(1, Math.ceil(total / PAYMENTS_PAGE)))
  return { page, skip: (page - 1) * PAYMENTS_PAGE }
}

async function everything(db: Db, bounds: Bounds, wanted: number): Promise<Found> {
  const days = await listTotals(db, bounds)
  const sums = sumsOf(days)
  const { page, skip } = pageAt(wanted, sums.total)
  const { to, offset } = placeOf(days, skip)
  // no more than there are, or it would be looked for to the very first
  const limit = Math.min(PAYMENTS_PAGE, sums.total - skip)
  const rows = limit === 0 ? [] : await listMovements(db, { ...bounds, to }, { limit, offset })
  return { ...sums, page, rows }
}

const DAY = 86_400

/** Where a page begins: whole days are stepped over by their totals, so that page 50,000 costs what page 1 does. */
function placeOf(days: readonly (Total & { day: number })[], skip: number) {
  let offset = skip
  for (const { day, movements } of days) {
    if (offset < movements) return { to: (day + 1) * DAY - 1, offset }
    offset -= movements
  }
  return { to: undefined, offset: skip }
}

async function ofOneDay(db: Db, bounds: Bounds, wanted: number): Promise<Found> {
  const sums = sumsOf(await totalsOfDay(db, bounds))
  const { page, skip } = pageAt(wanted, sums.total)
  const rows = await listMovements(db, bounds, { limit: PAYMENTS_PAGE, offset: skip })
  return { ...sums, page, rows }
}

/**
 * The totals of a school's day. Totals are kept by the day in UTC, so the one that shares most of it is taken, and
 * only the hours by which the two differ are added up: no more than a busy day's few, wherever the school is.
 */
async function totalsOfDay(db: Db, bounds: Bounds): Promise<Total[]> {
  const { from = 0, to = 0 } = bounds
  const day = Math.floor((from + to) / 2 / DAY)
  const kept = { from: day * DAY, to: (day + 1) * DAY - 1 }
  const differ = [
    { from, to: kept.from - 1, sign: 1 },
    { from: kept.from, to: from - 1, sign: -1 },
    { from: kept.to + 1, to, sign: 1 },
    { from: to + 1, to: kept.to, sign: -1 },
  ].filter((it) => it.from <= it.to)
  const parts = differ.map(async ({ sign, ...hours }) =>
    (await addUp(db, { ...bounds, ...hours })).map((it) => ({
      type: it.type,
      movements: sign * Number(it.movements),
      amount: sign * it.amount,
    })),
  )
  return (await Promise.all([listTotalsOf(db, day, bounds), ...parts])).flat()
}

async function searched(db: Db, text: string, bounds: Bounds, wanted: number): Promise<Found> {
  const isThereAny = (await listTotals(db, bounds)).length > 0
  const matches = isThereAny ? await findMatches(db, text, bounds, PAYMENTS_FOUND_MAX + 1) : []
  const found = matches.slice(0, PAYMENTS_FOUND_MAX)
  const sums = sumsOf(found.map(({ type, amount }) => ({ type, amount, movements: 1 })))
  const { page, skip } = pageAt(wanted, sums.total)
  const ids = found.slice(skip, skip + PAYMENTS_PAGE).map(({ id }) => id)
  const isMore = matches.length > PAYMENTS_FOUND_MAX
  return { ...sums, isMore, page, rows: await listMovementsOf(db, ids) }
}

function sumsOf(totals: readonly Total[]) {
  const sums = { total: 0, credits: 0, debits: 0, isMore: false }
  for (const { type, movements, amount } of totals) {
    sums.total += Number(movements)
    sums[type === 'credit' ? 'credits' : 'debits'] += amount
  }
  return sums
}
