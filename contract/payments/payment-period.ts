import { endOfDay, startOfDay } from '../platform/school-time.ts'

/** The period of the payment history, in days ('2026-11-22') and months ('2026-11') of the school; '' for none. */
export type PaymentPeriod = {
  date?: string | undefined
  month?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The first and last day of a period; undefined where it is open. A day excludes a month, a month a range. */
export function daysOfPeriod({ date, month, from, to }: PaymentPeriod): {
  first: string | undefined
  last: string | undefined
} {
  if (date) return { first: date, last: date }
  if (month) return { first: `${month}-01`, last: lastDayOf(month) }
  // typed in either order
  const [first, last] = from && to && from > to ? [to, from] : [from, to]
  return { first: first || undefined, last: last || undefined }
}

/** The last day of a month 'YYYY-MM'; an invalid month gives an invalid day. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return `${month}-${String(days).padStart(2, '0')}`
}

/** The first and last second of a period in the school's time zone; undefined where it is open, NaN if it is invalid. */
export function boundsOfPeriod(period: PaymentPeriod, timezone: string) {
  const { first, last } = daysOfPeriod(period)
  return {
    from: first === undefined ? undefined : startOfDay(first, timezone),
    to: last === undefined ? undefined : endOfDay(last, timezone),
  }
}
