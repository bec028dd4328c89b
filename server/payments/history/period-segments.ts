import { DAY } from '../../../contract/platform/duration.ts'
import type { Db } from '../../platform/db.ts'
import {
  type LedgerFilter,
  type LedgerTotal,
  listDailyTotals,
  sumEntries,
} from './history-store.ts'

/** A part of a period with its totals. The period's entries up to `to` (Unix seconds) begin with those of the segment. */
export type PeriodSegment = { to: number; totals: LedgerTotal[] }

/**
 * The totals of a period, newest segment first. Whole UTC days have stored totals; at each end of the period only the
 * hours between it and the nearest midnight in UTC are summed (decision 0160).
 */
export async function readPeriodSegments(db: Db, filter: LedgerFilter): Promise<PeriodSegment[]> {
  const { from, to } = filter
  const firstDay = from === undefined ? undefined : nearestDay(from)
  const endDay = to === undefined ? undefined : nearestDay(to + 1)
  const [days, end, start] = await Promise.all([
    listDays(db, filter, { firstDay, endDay }),
    to === undefined ? undefined : readEdge(db, filter, to + 1),
    from === undefined ? undefined : readEdge(db, filter, from),
  ])
  // hours after the last whole day, or those of the last day that are after the period
  if (end?.isAfterMidnight) days.unshift({ to: end.at - 1, totals: end.totals })
  else if (end) subtract(days, end.day - 1, end.totals)
  if (start?.isAfterMidnight) subtract(days, start.day, start.totals)
  else if (start) days.push({ to: start.day * DAY - 1, totals: start.totals })
  return days.map((it) => ({ ...it, to: Math.min(it.to, to ?? it.to) }))
}

/** The UTC day since 1970 that begins at the nearest midnight. */
const nearestDay = (at: number) => Math.round(at / DAY)

type DaySegment = PeriodSegment & { day?: number }

async function listDays(
  db: Db,
  filter: LedgerFilter,
  range: { firstDay: number | undefined; endDay: number | undefined },
): Promise<DaySegment[]> {
  const byDay = new Map<number, DaySegment>()
  for (const { day, ...total } of await listDailyTotals(db, filter, range)) {
    const segment = byDay.get(day) ?? { day, to: (day + 1) * DAY - 1, totals: [] }
    segment.totals.push(total)
    byDay.set(day, segment)
  }
  return [...byDay.values()]
}

/** The totals between an end of the period (its first second, or the second after its last) and the nearest midnight in UTC. */
async function readEdge(db: Db, filter: LedgerFilter, at: number) {
  const day = nearestDay(at)
  const midnight = day * DAY
  const hours = { from: Math.min(midnight, at), to: Math.max(midnight, at) - 1 }
  const totals = midnight === at ? [] : await sumEntries(db, { ...filter, ...hours })
  return { at, day, isAfterMidnight: at > midnight, totals }
}

function subtract(days: DaySegment[], day: number, totals: readonly LedgerTotal[]) {
  const negative = totals.map(({ type, entries, amount }) => ({
    type,
    entries: -Number(entries),
    amount: -amount,
  }))
  days.find((it) => it.day === day)?.totals.push(...negative)
}

/** Entries, credits and debits of all segments. */
export function summarize(segments: readonly { totals: readonly LedgerTotal[] }[]) {
  const sums = { total: 0, credits: 0, debits: 0 }
  for (const { type, entries, amount } of segments.flatMap((it) => it.totals)) {
    sums.total += Number(entries)
    sums[type === 'credit' ? 'credits' : 'debits'] += amount
  }
  return sums
}

/** Where a page starts: whole segments are skipped by their totals, so that page 50,000 is as fast as page 1. */
export function findPageStart(segments: readonly PeriodSegment[], skip: number) {
  let offset = skip
  for (const { to, totals } of segments) {
    const entries = totals.reduce((sum, it) => sum + Number(it.entries), 0)
    if (offset < entries) return { to, offset }
    offset -= entries
  }
  return { to: undefined, offset: skip }
}
