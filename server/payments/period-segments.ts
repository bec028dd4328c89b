import { DAY } from '../../contract/duration.ts'
import type { Db } from '../platform/db.ts'
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
  const firstDay = from === undefined ? undefined : Math.round(from / DAY)
  const endDay = to === undefined ? undefined : Math.round((to + 1) / DAY)
  const [days, top, bottom] = await Promise.all([
    listDays(db, filter, { firstDay, endDay }),
    // hours after the last whole day, or those of the last day that are after the period
    to === undefined || endDay === undefined
      ? undefined
      : readEdge(db, filter, { boundary: endDay * DAY, edge: to + 1 }),
    from === undefined || firstDay === undefined
      ? undefined
      : readEdge(db, filter, { boundary: firstDay * DAY, edge: from }),
  ])
  if (top?.isAfterBoundary) days.unshift({ to: to ?? 0, totals: top.totals })
  else if (top) subtract(days, (endDay ?? 0) - 1, top.totals)
  if (bottom && !bottom.isAfterBoundary)
    days.push({ to: (firstDay ?? 0) * DAY - 1, totals: bottom.totals })
  else if (bottom) subtract(days, firstDay ?? 0, bottom.totals)
  return days.map((it) => ({ ...it, to: Math.min(it.to, to ?? it.to) }))
}

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

/** The totals between a midnight in UTC and an end of the period (the first second, or the second after the last). */
async function readEdge(
  db: Db,
  filter: LedgerFilter,
  { boundary, edge }: { boundary: number; edge: number },
) {
  const hours = { from: Math.min(boundary, edge), to: Math.max(boundary, edge) - 1 }
  const totals = boundary === edge ? [] : await sumEntries(db, { ...filter, ...hours })
  return { isAfterBoundary: edge > boundary, totals }
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
