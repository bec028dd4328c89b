import { endOfDay, formatDate } from './school-time.ts'

/**
 * When registration for a class ends, in Unix seconds, or null when it never does (R-BROWSE-015 to R-BROWSE-017).
 * A text with '-' is a day and counts until 23:59:59 of it; other text is Unix seconds; '0' and '' are none.
 */
export function registrationEndsAt(deadline: string, timezone: string): number | null {
  const end = deadline.includes('-') ? endOfDay(deadline.slice(0, 10), timezone) : Number(deadline)
  return Number.isFinite(end) && end > 0 ? end : null
}

/** Whether the class still takes students at `now` (Unix seconds). */
export function isRegistrationOpen(deadline: string, now: number, timezone: string): boolean {
  const end = registrationEndsAt(deadline, timezone)
  return end === null || now <= end
}

/** The deadline as cards show it: 'Registration closes 2 Dec 2024', 'Registration closed' or 'Open registration'. */
export function registrationText(deadline: string, now: number, timezone: string): string {
  const end = registrationEndsAt(deadline, timezone)
  if (end === null) return 'Open registration'
  return now <= end ? `Registration closes ${formatDate(end, timezone)}` : 'Registration closed'
}
