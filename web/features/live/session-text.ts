import type { UpcomingSession } from '../../../contract/live/live-sessions.ts'
import { endOfSession } from '../../../contract/live/session-times.ts'
import { DAY } from '../../../contract/platform/duration.ts'
import { formatClock, formatDate, isoDay } from '../../../contract/platform/school-time.ts'
import { locale, m } from '../../../messages/m.ts'
import { dateAndClock } from './shared/date-and-clock.ts'

/** 'Live today 20:00' by the clock of the school (R-SESSION-002). */
export function sessionText(session: UpcomingSession, timezone: string, now: number): string {
  const { startsAt } = session
  const time = formatClock(startsAt, timezone, locale)
  if (startsAt <= now && !session.isCancelled)
    return m.live_now({ time: formatClock(endOfSession(session), timezone, locale) })
  const day = isoDay(startsAt, timezone)
  if (day === isoDay(now, timezone)) return m.live_today({ time })
  if (day === isoDay(now + DAY, timezone)) return m.live_tomorrow({ time })
  return m.live_on({ day: formatDate(startsAt, timezone, locale), time })
}

/** The time on the clock of the device, with its date if that is another one; undefined where it is that of the school. */
export function ownTime(startsAt: number, timezone: string): string | undefined {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = formatClock(startsAt, own, locale)
  const isSameDay = isoDay(startsAt, own) === isoDay(startsAt, timezone)
  if (isSameDay && time === formatClock(startsAt, timezone, locale)) return undefined
  return isSameDay ? time : dateAndClock(startsAt, own)
}
