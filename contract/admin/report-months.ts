import type { Locale } from '../../messages/languages.ts'
import { monthNameOf } from '../platform/month-names.ts'
import { endOfDay, isoDay } from '../platform/school-time.ts'

/** The full name of the month at a time: 'November' (R-ADASH-011). */
export const monthName = (time: number, timezone: string, locale: Locale = 'en'): string =>
  monthNameOf(Number(isoDay(time, timezone).slice(5, 7)), locale)

/** The first second of the current month, or of the month `monthsBack` months earlier. */
export function startOfMonth(time: number, timezone: string, monthsBack = 0): number {
  const [year = 0, month = 0] = isoDay(time, timezone).split('-').map(Number)
  const lastDayBefore = new Date(Date.UTC(year, month - 1 - monthsBack, 0))
    .toISOString()
    .slice(0, 10)
  return endOfDay(lastDayBefore, timezone) + 1
}
