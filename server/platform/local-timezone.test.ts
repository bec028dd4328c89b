import { expect, onTestFinished, test } from 'vitest'
import { DAY, HOUR } from '../../contract/duration.ts'
import {
  addDays,
  addOneMonth,
  daysOfWeek,
  declareLocalTimezone,
  formatTimestamp,
  parseDateTimeLocal,
  startOfNextMonth,
  toDateTimeLocal,
} from '../../contract/school-time.ts'

/** The calendar of a year in this zone, at every 37th hour. */
function calendarIn(timezone: string) {
  const start = Date.parse('2026-01-01T00:00:00Z') / 1000
  return Array.from({ length: (365 * DAY) / (37 * HOUR) }, (_, index) => {
    const time = start + index * 37 * HOUR
    const local = toDateTimeLocal(time, timezone)
    return [
      formatTimestamp(time, timezone),
      parseDateTimeLocal(local, timezone),
      daysOfWeek(time, timezone),
      ...[startOfNextMonth, addOneMonth].map((it) => it(time, timezone)),
      addDays(time, 40, timezone),
    ]
  })
}

test.each([
  'Africa/Lagos',
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
])('%s has the same calendar when it is the zone of Date', (timezone) => {
  const formatted = calendarIn(timezone)
  const { TZ } = process.env
  onTestFinished(() => {
    declareLocalTimezone('')
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })

  process.env.TZ = timezone
  declareLocalTimezone(timezone)
  expect(calendarIn(timezone)).toEqual(formatted)
})
