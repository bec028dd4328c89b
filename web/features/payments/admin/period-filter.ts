import { formatMonth } from '../../../../contract/platform/school-time.ts'
import { locale, m } from '../../../../messages/m.ts'

/**
 * The period in the query string: '' for all time, 'this' and 'last' for a month that moves with the calendar, a month
 * '2026-11', and 'day' or 'range', whose days are in other parameters.
 */
export type PeriodFilters = { period: string; date: string; from: string; to: string }

export const NO_PERIOD: PeriodFilters = { period: '', date: '', from: '', to: '' }

const MONTH = /^\d{4}-\d{2}$/

/** The chosen period; a link of an earlier release has a day alone. */
export function chosenPeriod({ period, date, from, to }: PeriodFilters): string {
  if (['this', 'last', 'day', 'range'].includes(period) || MONTH.test(period)) return period
  if (date) return 'day'
  return from || to ? 'range' : ''
}

type PeriodRequest = { date: string; month: string; from: string; to: string }

/** The period of a request: a day, a month or a range, and '' for the others. */
export function toPeriodRequest(filters: PeriodFilters, today: string): PeriodRequest {
  const none = { date: '', month: '', from: '', to: '' }
  const chosen = chosenPeriod(filters)
  if (chosen === 'day') return { ...none, date: filters.date }
  if (chosen === 'range') return { ...none, from: filters.from, to: filters.to }
  if (chosen === 'this') return { ...none, month: monthsBefore(today, 0) }
  if (chosen === 'last') return { ...none, month: monthsBefore(today, 1) }
  return { ...none, month: chosen }
}

/** The month that is a number of months before a day: one before '2026-11-22' is '2026-10'. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
}

/** '2026-11' → 'November 2026' */
export function monthLabel(month: string): string {
  return formatMonth(Date.parse(`${month}-01T00:00:00Z`) / 1000, 'UTC', locale)
}

const MONTHS_IN_MENU = 12

/** The choices of the period menu. A month of the address that is older than a year is among them. */
export function periodOptions(today: string, chosen: string) {
  const recent = Array.from({ length: MONTHS_IN_MENU }, (_, index) => monthsBefore(today, index))
  const [current = '', last = '', ...earlier] = recent
  const older = MONTH.test(chosen) && !earlier.includes(chosen) ? [chosen] : []
  return [
    { value: '', label: m.payments_all_time() },
    { value: 'this', label: m.payments_this_month({ month: monthLabel(current) }) },
    { value: 'last', label: m.payments_last_month({ month: monthLabel(last) }) },
    ...[...earlier, ...older].map((it) => ({ value: it, label: monthLabel(it) })),
    { value: 'day', label: m.payments_one_day() },
    { value: 'range', label: m.payments_days_range() },
  ]
}
