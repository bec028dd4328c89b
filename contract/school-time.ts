/** Days, months and hours as the school's clock shows them (SITE_TIMEZONE, decisions §4). Times are Unix seconds. */

type Parts = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

// making a formatter costs a hundred times what using one does
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(timezone: string) {
  let found = formatters.get(timezone)
  if (!found) {
    found = new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formatters.set(timezone, found)
  }
  return found
}

function partsOf(at: number, timezone: string): Parts {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of formatter(timezone).formatToParts(at * 1000)) {
    if (type in parts) parts[type as keyof Parts] = Number(value)
  }
  return parts
}

const two = (n: number) => String(n).padStart(2, '0')

/** '2024-12-02' */
export function dayOf(at: number, timezone: string): string {
  const { year, month, day } = partsOf(at, timezone)
  return `${year}-${two(month)}-${two(day)}`
}

/** '2024-12' */
export function monthOf(at: number, timezone: string): string {
  return dayOf(at, timezone).slice(0, 7)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2 Dec 2024' */
export function dateOf(at: number, timezone: string): string {
  const { year, month, day } = partsOf(at, timezone)
  return `${day} ${MONTHS[month - 1]} ${year}`
}

/** '2 Dec 2024, 6:00 PM' */
export function dateAndTimeOf(at: number, timezone: string): string {
  const { hour, minute } = partsOf(at, timezone)
  return `${dateOf(at, timezone)}, ${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The moment at which the school's clock shows this wall time. */
function atWallTime(wall: Parts, timezone: string): number {
  const asUtc = (it: Parts) =>
    Date.UTC(it.year, it.month - 1, it.day, it.hour, it.minute, it.second) / 1000
  const guess = asUtc(wall)
  const firstOffset = asUtc(partsOf(guess, timezone)) - guess
  // the zone may change its offset between the guess and the answer
  const offset = asUtc(partsOf(guess - firstOffset, timezone)) - (guess - firstOffset)
  return guess - offset
}

/** '2024-12-02T18:00': what the school's clock shows, as a field for a date and a time takes it. */
export function clockTimeOf(at: number, timezone: string): string {
  const { hour, minute } = partsOf(at, timezone)
  return `${dayOf(at, timezone)}T${two(hour)}:${two(minute)}`
}

/** The moment at which the school's clock shows '2024-12-02T18:00', or NaN when that is no time since 1970. */
export function atClockTime(text: string, timezone: string): number {
  const [, date = '', hours = '', minutes = ''] =
    /^((?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::[\d.]+)?$/.exec(text) ?? []
  if (Number.isNaN(endOfDay(date, timezone))) return Number.NaN
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [hour, minute] = [Number(hours), Number(minutes)]
  return atWallTime({ year, month, day, hour, minute, second: 0 }, timezone)
}

/** '2024-12-02 18:05', which sorts and which a spreadsheet reads as a date */
export function stampOf(at: number, timezone: string): string {
  const { hour, minute } = partsOf(at, timezone)
  return `${dayOf(at, timezone)} ${two(hour)}:${two(minute)}`
}

/** The last second of a day given as 'YYYY-MM-DD', or NaN when there is no such day. */
export function endOfDay(date: string, timezone: string): number {
  // beyond four digits there are years that no calendar of the browser or the server can show
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return Number.NaN
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number)
  const real = new Date(Date.UTC(year, month - 1, day))
  if (real.getUTCMonth() !== month - 1 || real.getUTCDate() !== day) return Number.NaN
  return atWallTime({ year, month, day, hour: 23, minute: 59, second: 59 }, timezone)
}

/** The first second of a day given as 'YYYY-MM-DD', or NaN when there is no such day. */
export function startOfDay(date: string, timezone: string): number {
  const end = endOfDay(date, timezone)
  if (Number.isNaN(end)) return end
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return atWallTime({ year, month, day, hour: 0, minute: 0, second: 0 }, timezone)
}

/** The same wall time one calendar month later; the 31st becomes the last day of a shorter month. */
export function oneMonthAfter(at: number, timezone: string): number {
  const wall = partsOf(at, timezone)
  const year = wall.month === 12 ? wall.year + 1 : wall.year
  const month = wall.month === 12 ? 1 : wall.month + 1
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return atWallTime({ ...wall, year, month, day: Math.min(wall.day, lastDay) }, timezone)
}
