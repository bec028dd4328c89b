import { dayOf, endOfDay } from './school-time.ts'

/** The month in which the school's clock stands, by its full name: 'November' (wallet-and-admin §3). */
export function monthNameOf(at: number, timezone: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: timezone }).format(at * 1000)
}

/** The first second of the running month, or of the month that many months before it. */
export function monthStart(at: number, timezone: string, before = 0): number {
  const [year = 0, month = 0] = dayOf(at, timezone).split('-').map(Number)
  const lastDayBefore = new Date(Date.UTC(year, month - 1 - before, 0)).toISOString().slice(0, 10)
  return endOfDay(lastDayBefore, timezone) + 1
}
