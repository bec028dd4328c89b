import { dateOf, endOfDay } from './school-time.ts'

/**
 * When registration for a class ends, in Unix seconds, or null when it never does (student-area §3, §4).
 * A text with '-' is a day and counts until 23:59:59 of it; other text is Unix seconds; '0' and '' are none.
 */
export function registrationEnd(closes: string, timezone: string): number | null {
  const end = closes.includes('-') ? endOfDay(closes.slice(0, 10), timezone) : Number(closes)
  return Number.isFinite(end) && end > 0 ? end : null
}

/** Whether the class still takes students at `now` (Unix seconds). */
export function isRegistrationOpen(closes: string, now: number, timezone: string): boolean {
  const end = registrationEnd(closes, timezone)
  return end === null || now <= end
}

/** The deadline as cards show it: 'Registration closes 2 Dec 2024', 'Registration closed' or 'Open registration'. */
export function registrationText(closes: string, now: number, timezone: string): string {
  const end = registrationEnd(closes, timezone)
  if (end === null) return 'Open registration'
  return now <= end ? `Registration closes ${dateOf(end, timezone)}` : 'Registration closed'
}
