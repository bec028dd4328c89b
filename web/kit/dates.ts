import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import * as schoolTime from '../../contract/platform/school-time.ts'
import { locale, m } from '../../messages/m.ts'

/** Formats times (Unix seconds) in one time zone. */
export type DateFormat = {
  /** '21 Dec 2024' */
  date: (unixSeconds: number) => string
  /** '2 Dec 2024, 6:00 PM' */
  dateTime: (unixSeconds: number) => string
  /** 'December 2024' */
  month: (unixSeconds: number) => string
  /** 'Just now', '12 minutes ago', '3 hours ago', 'Yesterday', then the date */
  ago: (unixSeconds: number, now?: number) => string
  /** m.kit_today(), m.kit_yesterday(), then the date: for a time that is only roughly known */
  day: (unixSeconds: number, now?: number) => string
  /** The current day: '2024-12-02' */
  today: () => string
}

/** The formats for a time zone ('Africa/Lagos'). Components use `useDateFormat`. */
export function createDateFormat(timeZone: string): DateFormat {
  const date = (unixSeconds: number) => schoolTime.formatDate(unixSeconds, timeZone, locale)
  const day = (unixSeconds: number) => schoolTime.isoDay(unixSeconds, timeZone)
  return {
    date,
    dateTime: (unixSeconds) => schoolTime.formatDateTime(unixSeconds, timeZone, locale),
    month: (unixSeconds) => schoolTime.formatMonth(unixSeconds, timeZone, locale),
    ago: (unixSeconds, now = Date.now() / 1000) => {
      const elapsed = now - unixSeconds
      if (elapsed < MINUTE) return m.kit_just_now()
      if (elapsed < HOUR) return m.kit_minutes_ago({ count: Math.floor(elapsed / MINUTE) })
      if (day(now) === day(unixSeconds))
        return m.kit_hours_ago({ count: Math.floor(elapsed / HOUR) })
      return day(now - DAY) === day(unixSeconds) ? m.kit_yesterday() : date(unixSeconds)
    },
    day: (unixSeconds, now = Date.now() / 1000) => {
      if (day(now) === day(unixSeconds)) return m.kit_today()
      return day(now - DAY) === day(unixSeconds) ? m.kit_yesterday() : date(unixSeconds)
    },
    today: () => day(Date.now() / 1000),
  }
}
