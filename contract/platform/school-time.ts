import type { Locale } from '../../messages/languages.ts'
import { withNumerals } from '../../messages/runtime.ts'
import { HOUR } from './duration.ts'
import { monthNameOf } from './month-names.ts'

/** Calendar functions in the school's time zone (SITE_TIMEZONE, decision 0331). Times are Unix seconds. */

type WallTime = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

// creating a formatter takes about a hundred times as long as using it
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timezone: string) {
  let cached = formatters.get(timezone)
  if (!cached) {
    cached = new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formatters.set(timezone, cached)
  }
  return cached
}

/**
 * Zones with the same offset since 1970, in seconds. They need no formatter: the first one of a process takes 9 MB of memory in the
 * server, and in a page on a slow phone 60 ms in which nothing reacts.
 */
const CONSTANT_OFFSETS: Readonly<Record<string, number>> = { 'Africa/Lagos': HOUR, UTC: 0 }

/** True for a zone whose times are read without a formatter. */
export const hasConstantOffset = (timezone: string): boolean =>
  Object.hasOwn(CONSTANT_OFFSETS, timezone)

/** What the clocks of a zone are ahead of UTC at a time, in seconds. */
const offsetAt = (time: number, timezone: string): number =>
  CONSTANT_OFFSETS[timezone] ?? asUtc(toFormattedTime(time, timezone)) - time

function toFormattedTime(time: number, timezone: string): WallTime {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of formatterFor(timezone).formatToParts(time * 1000)) {
    // `in` does not narrow the name
    if (type in parts) parts[type as keyof WallTime] = Number(value)
  }
  return parts
}

const asUtc = (it: WallTime) =>
  Date.UTC(it.year, it.month - 1, it.day, it.hour, it.minute, it.second) / 1000

function toWallTime(time: number, timezone: string): WallTime {
  const date = new Date((time + offsetAt(time, timezone)) * 1000)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** The number of the day of a time since 1 January 1970, on clocks whose day begins at `startHour` (4: until 03:59 it is the day before). */
export const dayNumber = (time: number, timezone: string, startHour = 0): number =>
  Math.floor((time + offsetAt(time, timezone) - startHour * HOUR) / (24 * HOUR))

/** '2024-12-02' */
export function isoDay(time: number, timezone: string): string {
  const { year, month, day } = toWallTime(time, timezone)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** '2024-12' */
export function isoMonth(time: number, timezone: string): string {
  return isoDay(time, timezone).slice(0, 7)
}

/** '2 Dec 2024', in Arabic '2 ديسمبر 2024' (R-LANG-002) */
export function formatDate(time: number, timezone: string, locale: Locale = 'en'): string {
  const { year, month, day } = toWallTime(time, timezone)
  const name = monthNameOf(month, locale)
  return withNumerals(`${day} ${locale === 'en' ? name.slice(0, 3) : name} ${year}`, locale)
}

/** '2 Dec 2024, 6:00 PM', in Arabic '2 ديسمبر 2024، 18:00' (R-LANG-002) */
export function formatDateTime(time: number, timezone: string, locale: Locale = 'en'): string {
  const separator = locale === 'ar' ? '،' : ','
  return `${formatDate(time, timezone, locale)}${separator} ${formatTime(time, timezone, locale)}`
}

/** '6:00 PM', in Arabic '18:00' */
export function formatTime(time: number, timezone: string, locale: Locale = 'en'): string {
  const { hour, minute } = toWallTime(time, timezone)
  if (locale !== 'en') return withNumerals(`${twoDigits(hour)}:${twoDigits(minute)}`, locale)
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** '18:00' in every language: the start of a live session (R-SESSION-002) */
export function formatClock(time: number, timezone: string, locale: Locale = 'en'): string {
  const { hour, minute } = toWallTime(time, timezone)
  return withNumerals(`${twoDigits(hour)}:${twoDigits(minute)}`, locale)
}

/** 'December 2024', in Arabic 'ديسمبر 2024' */
export function formatMonth(time: number, timezone: string, locale: Locale = 'en'): string {
  const { year, month } = toWallTime(time, timezone)
  return withNumerals(`${monthNameOf(month, locale)} ${year}`, locale)
}

/** Converts a wall time to Unix seconds. */
function fromWallTime(wall: WallTime, timezone: string): number {
  const guess = asUtc(wall)
  // the zone's offset can change between the guess and the result
  return guess - offsetAt(guess - offsetAt(guess, timezone), timezone)
}

/** '2024-12-02T18:00', the value of a `datetime-local` input */
export function toDateTimeLocal(time: number, timezone: string): string {
  const { hour, minute } = toWallTime(time, timezone)
  return `${isoDay(time, timezone)}T${twoDigits(hour)}:${twoDigits(minute)}`
}

/** Parses the value of a `datetime-local` input. Returns NaN for invalid text and for years before 1970. */
export function parseDateTimeLocal(text: string, timezone: string): number {
  const [, date = '', hours = '', minutes = ''] =
    /^((?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::[\d.]+)?$/.exec(text) ?? []
  const day = readDay(date)
  if (!day) return Number.NaN
  const [hour, minute] = [Number(hours), Number(minutes)]
  return fromWallTime({ ...day, hour, minute, second: 0 }, timezone)
}

/** '2024-12-02 18:05', sortable and recognised by spreadsheets */
export function formatTimestamp(time: number, timezone: string): string {
  const { hour, minute } = toWallTime(time, timezone)
  return `${isoDay(time, timezone)} ${twoDigits(hour)}:${twoDigits(minute)}`
}

/** Reads a date 'YYYY-MM-DD'; undefined if the calendar does not have it. */
function readDay(date: string): Pick<WallTime, 'year' | 'month' | 'day'> | undefined {
  // years of more than four digits are beyond the range of Date
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number)
  const calendarDay = new Date(Date.UTC(year, month - 1, day))
  if (calendarDay.getUTCMonth() !== month - 1 || calendarDay.getUTCDate() !== day) return undefined
  return { year, month, day }
}

/** True for a date 'YYYY-MM-DD' of the calendar. */
export const isDay = (date: string): boolean => readDay(date) !== undefined

/** The last second of a date 'YYYY-MM-DD', or NaN for an invalid date. */
export function endOfDay(date: string, timezone: string): number {
  const day = readDay(date)
  return day ? fromWallTime({ ...day, hour: 23, minute: 59, second: 59 }, timezone) : Number.NaN
}

/** The first second of a date 'YYYY-MM-DD', or NaN for an invalid date. */
export function startOfDay(date: string, timezone: string): number {
  const day = readDay(date)
  return day ? fromWallTime({ ...day, hour: 0, minute: 0, second: 0 }, timezone) : Number.NaN
}

/** The first second of the next calendar month. */
export function startOfNextMonth(time: number, timezone: string): number {
  const { year, month } = toWallTime(time, timezone)
  const first = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
  return fromWallTime({ ...first, day: 1, hour: 0, minute: 0, second: 0 }, timezone)
}

let lastMonth = { timezone: '', start: 0, end: 0 }

/**
 * The first second of the calendar month of a time, and of the next month. The last result is cached: the access checks
 * of a class ask for the current month again and again, and formatting a time takes microseconds.
 */
export function monthBounds(time: number, timezone: string): { start: number; end: number } {
  const { timezone: lastTimezone, start, end } = lastMonth
  if (timezone !== lastTimezone || time < start || time >= end) {
    const { year, month } = toWallTime(time, timezone)
    const first = { year, month, day: 1, hour: 0, minute: 0, second: 0 }
    lastMonth = {
      timezone,
      start: fromWallTime(first, timezone),
      end: startOfNextMonth(time, timezone),
    }
  }
  return lastMonth
}

/** The seven days ('2024-12-02') of the week of a time, from Monday. */
export function daysOfWeek(time: number, timezone: string): string[] {
  const { year, month, day } = toWallTime(time, timezone)
  const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) =>
    new Date(Date.UTC(year, month - 1, day - sinceMonday + index)).toISOString().slice(0, 10),
  )
}

/** The same wall time a number of days later, or earlier if it is negative. */
export function addDays(time: number, days: number, timezone: string): number {
  const wall = toWallTime(time, timezone)
  const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day + days))
  return fromWallTime(
    {
      ...wall,
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    },
    timezone,
  )
}

/** The same wall time one calendar month later; the 31st becomes the last day of a shorter month. */
export const addOneMonth = (time: number, timezone: string) => addMonths(time, 1, timezone)

/**
 * The same wall time a number of calendar months later, or earlier if it is negative, on this day of the month, by default that of
 * the time; the last day of a shorter month.
 */
export function addMonths(time: number, months: number, timezone: string, day?: number): number {
  const wall = toWallTime(time, timezone)
  const since = wall.year * 12 + wall.month - 1 + months
  const [year, month] = [Math.floor(since / 12), (since % 12) + 1]
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return fromWallTime({ ...wall, year, month, day: Math.min(day ?? wall.day, lastDay) }, timezone)
}

/** The day of the month, 1 to 31. */
export const dayOfMonth = (time: number, timezone: string): number => toWallTime(time, timezone).day
