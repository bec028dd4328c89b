/** The day that stands on a certificate: 'YYYY-MM-DD' (decision 0091), a day of the calendar and no moment of any zone. */

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

/** Whether there is such a day, since the year 1900. */
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
