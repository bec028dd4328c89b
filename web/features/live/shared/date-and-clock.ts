import { formatClock, formatDate } from '../../../../contract/platform/school-time.ts'
import { locale, m } from '../../../../messages/m.ts'
import { withoutIsolates } from '../../../kit/isolated.ts'

/** '14 Jan 2030, 20:00', without isolates of its parts, because around them a sentence would not find the direction of the date. */
export function dateAndClock(at: number, timezone: string): string {
  const day = formatDate(at, timezone, locale)
  const time = formatClock(at, timezone, locale)
  return withoutIsolates(m.live_date_time({ day, time }))
}
