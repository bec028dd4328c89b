/** The issue date of a certificate: a calendar day 'YYYY-MM-DD' without a time zone (decision 0091). */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** True for a valid calendar day from 1900 on. */
export function isCalendarDay(day: string): boolean {
  const [, year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).map(Number)
  if (!year || !month || !date || year < 1900) return false
  const parsed = new Date(Date.UTC(year, month - 1, date))
  return parsed.getUTCMonth() === month - 1 && parsed.getUTCDate() === date
}

/** '2026-11-01' → '1 November 2026' */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[(month ?? 0) - 1]} ${year}`
}
