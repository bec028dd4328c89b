import { expect, test } from 'vitest'
import { parseDateTimeLocal, toDateTimeLocal } from './school-time.ts'

test.each([
  ['2026-12-02T18:00', 'Africa/Lagos', '2026-12-02T17:00:00Z'],
  ['2026-07-01T00:30', 'Europe/London', '2026-06-30T23:30:00Z'],
  ['2026-01-01T23:59', 'Asia/Kolkata', '2026-01-01T18:29:00Z'],
])('%s in %s is converted to Unix seconds and back', (input, timezone, iso) => {
  const time = Date.parse(iso) / 1000

  expect(parseDateTimeLocal(input, timezone)).toBe(time)
  expect(toDateTimeLocal(time, timezone)).toBe(input)
})

test.each([
  '',
  '2026-12-02',
  '2026-02-30T10:00',
  '2026-12-02T24:00',
  '0002-12-02T18:00',
  'tomorrow at six',
])('%j is not a valid local time', (input) => {
  expect(parseDateTimeLocal(input, 'Africa/Lagos')).toBeNaN()
})

test.each([
  ['Africa/Lagos', '+01:00'],
  ['UTC', '+00:00'],
])('%s has had the offset %s since 1970, in which its times are read', (timezone, offset) => {
  const options = { timeZone: timezone, timeZoneName: 'longOffset' } as const
  const formatter = new Intl.DateTimeFormat('en-GB', options)
  for (let year = 1970; year < 2040; year++)
    for (let month = 1; month <= 12; month++) {
      const local = `${year}-${String(month).padStart(2, '0')}-15T23:45`
      const time = Date.parse(`${local}:00${offset}`)
      expect(formatter.format(time)).toContain(`GMT${offset}`)
      expect(toDateTimeLocal(time / 1000, timezone)).toBe(local)
    }
})
