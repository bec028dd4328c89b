import { hijriOf, parseCorrections, RAMADAN } from '../platform/hijri.ts'
import { addDays, formatClock, isoDay, parseDateTimeLocal } from '../platform/school-time.ts'

/** When notifications wait until the morning (R-SESSION-006). Times of day are '21:30' by the clock of the school. */
export type QuietHours = {
  quietFrom: string
  quietUntil: string
  ramadanQuietFrom: string
  ramadanQuietUntil: string
  hijriCorrections: string
}

export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * The end of the quiet hours that a time (Unix seconds) is in; undefined outside of them. Equal times of day are no quiet hours.
 */
export function quietUntil(time: number, hours: QuietHours, timezone: string): number | undefined {
  const day = isoDay(time, timezone)
  const { month } = hijriOf(day, parseCorrections(hours.hijriCorrections))
  const [from, until] =
    month === RAMADAN
      ? [hours.ramadanQuietFrom, hours.ramadanQuietUntil]
      : [hours.quietFrom, hours.quietUntil]
  const clock = formatClock(time, timezone)
  if (from === until) return undefined
  if (from < until)
    return clock >= from && clock < until ? atClock(day, until, timezone) : undefined
  if (clock < until) return atClock(day, until, timezone)
  if (clock < from) return undefined
  return atClock(isoDay(addDays(time, 1, timezone), timezone), until, timezone)
}

const atClock = (day: string, clock: string, timezone: string): number =>
  parseDateTimeLocal(`${day}T${clock}`, timezone)
