import { type Message, say } from '../../messages/message.ts'
import { endOfDay } from '../platform/school-time.ts'
import { day } from '../platform/sentence-values.ts'

/**
 * The end of registration for a class in Unix seconds, or null for none (R-BROWSE-015 to R-BROWSE-017). A deadline
 * with '-' is a date and ends at 23:59:59 in the time zone; any other text is Unix seconds; '0' and '' mean none.
 */
export function registrationEndsAt(deadline: string, timezone: string): number | null {
  const end = deadline.includes('-') ? endOfDay(deadline.slice(0, 10), timezone) : Number(deadline)
  return Number.isFinite(end) && end > 0 ? end : null
}

/** True if registration is open at `now` (Unix seconds). */
export function isRegistrationOpen(deadline: string, now: number, timezone: string): boolean {
  const end = registrationEndsAt(deadline, timezone)
  return end === null || now <= end
}

/** The text on a class card: 'Registration closes 2 Dec 2024', 'Registration closed' or 'Open registration'. */
export function registrationText(deadline: string, now: number, timezone: string): Message {
  const end = registrationEndsAt(deadline, timezone)
  if (end === null) return say('pages_registration_open')
  return now <= end
    ? say('pages_registration_closes', { day: day(end, timezone) })
    : say('pages_registration_closed')
}
