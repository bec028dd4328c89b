import * as schoolTime from '../../contract/school-time.ts'

let timeZone = 'Africa/Lagos'

/** The zone whose clock every date is shown by; the site's settings say which. */
export function setTimeZone(timezone: string) {
  if (timezone) timeZone = timezone
}

/** Unix seconds → '21 Dec 2024' */
export const formatDate = (unixSeconds: number) => schoolTime.formatDate(unixSeconds, timeZone)

/** Unix seconds → '2 Dec 2024, 6:00 PM' */
export const formatDateTime = (unixSeconds: number) =>
  schoolTime.formatDateTime(unixSeconds, timeZone)

/** Today in the school's zone: '2024-12-02'. */
export const schoolToday = () => schoolTime.isoDay(Date.now() / 1000, timeZone)
/** Unix seconds → 'December 2024' */
export function formatMonth(unixSeconds: number): string {
  const options = { month: 'long', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat('en-GB', options).format(unixSeconds * 1000)
}

/** The zone that dates are shown in: 'Africa/Lagos' */
export const schoolTimeZone = () => timeZone

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function formatAgo(count: number, unit: string) {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/** Unix seconds → 'Just now', '12 minutes ago', '3 hours ago', 'Yesterday', then the date. */
export function timeAgo(unixSeconds: number, now = Date.now() / 1000): string {
  const elapsed = now - unixSeconds
  if (elapsed < MINUTE) return 'Just now'
  if (elapsed < HOUR) return formatAgo(Math.floor(elapsed / MINUTE), 'minute')
  const isToday = schoolTime.isoDay(now, timeZone) === schoolTime.isoDay(unixSeconds, timeZone)
  if (isToday) return formatAgo(Math.floor(elapsed / HOUR), 'hour')
  return schoolTime.isoDay(now - DAY, timeZone) === schoolTime.isoDay(unixSeconds, timeZone)
    ? 'Yesterday'
    : formatDate(unixSeconds)
}
