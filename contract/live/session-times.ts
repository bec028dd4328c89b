import { DAY, MINUTE } from '../platform/duration.ts'
import { addDays, isoDay, startOfDay } from '../platform/school-time.ts'

/** Rules of the times of live sessions, for the screen and the server (R-SESSION-001). Times are Unix seconds. */

export const MIN_SESSION_MINUTES = 5
export const MAX_SESSION_MINUTES = 12 * 60
/** Sessions that one repetition can make. */
export const MAX_SERIES = 120
/** How far ahead a session may begin. */
export const MAX_AHEAD_SECONDS = 5 * 365 * DAY
/** The link of a session is shown this long before it begins. */
export const JOIN_EARLY_SECONDS = 15 * MINUTE

/** When reminders are sent before a session, in minutes (R-SESSION-002). */
export const REMINDER_MINUTES = [60, 10] as const

type Times = { startsAt: number; minutes: number }

export const endOfSession = ({ startsAt, minutes }: Times): number => startsAt + minutes * MINUTE

/** True from a quarter of an hour before a session until its end. */
export const canJoin = (it: Times, now: number): boolean =>
  now >= it.startsAt - JOIN_EARLY_SECONDS && now < endOfSession(it)

/** The day of the week of 'YYYY-MM-DD': 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

type Repetition = {
  startsAt: number
  /** 1 for Monday to 7 for Sunday; empty for a single session. */
  days: readonly number[]
  /** The last day, 'YYYY-MM-DD'. */
  until: string
  timezone: string
}

/**
 * The starts of a session and its weekly repetitions, at the same time of the school's clock; the first is always one of them.
 * At most one more than `MAX_SERIES`.
 */
export function repeatedStarts({ startsAt, days, until, timezone }: Repetition): number[] {
  const starts = [startsAt]
  if (days.length === 0) return starts
  for (let ahead = 1; starts.length <= MAX_SERIES; ahead++) {
    const next = addDays(startsAt, ahead, timezone)
    const day = isoDay(next, timezone)
    if (day > until) break
    if (days.includes(weekdayOf(day))) starts.push(next)
  }
  return starts
}

/** The start of another session of a series when one of them moves: as many days apart as before, at the same new time of day. */
export function movedStart(
  startsAt: number,
  { from, to, timezone }: { from: number; to: number; timezone: string },
): number {
  const dayOf = (time: number) => startOfDay(isoDay(time, timezone), timezone)
  const daysApart = Math.round((dayOf(startsAt) - dayOf(from)) / DAY)
  return addDays(to, daysApart, timezone)
}
