import { endOfDay, isoDay } from '../platform/school-time.ts'

/** The full name of the month at a time: 'November' (R-ADASH-011). */
export function monthName(time: number, timezone: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: timezone }).format(time * 1000)
}

/** The first second of the current month, or of the month `monthsBack` months earlier. */
export function startOfMonth(time: number, timezone: string, monthsBack = 0): number {
  const [year = 0, month = 0] = isoDay(time, timezone).split('-').map(Number)
  const lastDayBefore = new Date(Date.UTC(year, month - 1 - monthsBack, 0))
    .toISOString()
    .slice(0, 10)
  return endOfDay(lastDayBefore, timezone) + 1
}
