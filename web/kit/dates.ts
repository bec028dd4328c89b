import { dateAndTimeOf, dateOf, dayOf } from '../../contract/school-time.ts'

let zone = 'Africa/Lagos'

/** The zone whose clock every date is shown by; the site's settings say which. */
export function showDatesIn(timezone: string) {
  if (timezone) zone = timezone
}

/** Unix seconds → '21 Dec 2024' */
export const date = (at: number) => dateOf(at, zone)

/** Unix seconds → '2 Dec 2024, 6:00 PM' */
export const dateAndTime = (at: number) => dateAndTimeOf(at, zone)

/** Today in the school's zone: '2024-12-02'. */
export const today = () => dayOf(Date.now() / 1000, zone)
/** Unix seconds → 'December 2024' */
export function month(at: number): string {
  const words = { month: 'long', year: 'numeric', timeZone: zone } as const
  return new Intl.DateTimeFormat('en-GB', words).format(at * 1000)
}

/** The zone that dates are shown in: 'Africa/Lagos' */
export const schoolZone = () => zone

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function ago(n: number, unit: string) {
  return `${n} ${unit}${n === 1 ? '' : 's'} ago`
}

/** Unix seconds → 'Just now', '12 minutes ago', '3 hours ago', 'Yesterday', then the date. */
export function since(at: number, now = Date.now() / 1000): string {
  const passed = now - at
  if (passed < MINUTE) return 'Just now'
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute')
  const today = dayOf(now, zone) === dayOf(at, zone)
  if (today) return ago(Math.floor(passed / HOUR), 'hour')
  return dayOf(now - DAY, zone) === dayOf(at, zone) ? 'Yesterday' : date(at)
}
