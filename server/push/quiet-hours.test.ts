import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { hijriOf, parseCorrections } from '../../contract/platform/hijri.ts'
import { formatTimestamp, parseDateTimeLocal } from '../../contract/platform/school-time.ts'
import { quietUntil } from '../../contract/push/quiet-hours.ts'

const ZONE = 'Africa/Lagos'
const HOURS = {
  quietFrom: '21:30',
  quietUntil: '06:00',
  ramadanQuietFrom: '23:30',
  ramadanQuietUntil: '04:00',
  hijriCorrections: '',
}
const at = (text: string) => parseDateTimeLocal(text, ZONE)
const endAt = (text: string, hours = {}) => {
  const end = quietUntil(at(text), { ...HOURS, ...hours }, ZONE)
  return end === undefined ? undefined : formatTimestamp(end, ZONE)
}

test('quiet hours last from the evening to the morning, by the clock of the school (R-SESSION-006)', () => {
  expect(endAt('2026-11-27T21:29')).toBeUndefined()
  expect(endAt('2026-11-27T21:30')).toBe('2026-11-28 06:00')
  expect(endAt('2026-11-28T05:59')).toBe('2026-11-28 06:00')
  expect(endAt('2026-11-28T06:00')).toBeUndefined()
})

test('hours within a day, and equal hours, which are none (R-SESSION-006)', () => {
  const noon = { quietFrom: '12:00', quietUntil: '14:00' }
  expect(endAt('2026-11-27T13:00', noon)).toBe('2026-11-27 14:00')
  expect(endAt('2026-11-27T14:00', noon)).toBeUndefined()
  expect(endAt('2026-11-27T23:00', { quietFrom: '21:30', quietUntil: '21:30' })).toBeUndefined()
})

test('Ramaḍān has its own hours, also where its beginning was corrected (R-SESSION-006, R-SESSION-007)', () => {
  // 1 Ramaḍān 1448 is 8 February 2027
  expect(hijriOf('2027-02-08')).toEqual({ year: 1448, month: 9, day: 1 })
  expect(endAt('2027-02-07T22:00')).toBe('2027-02-08 06:00')
  expect(endAt('2027-02-08T22:00')).toBeUndefined()
  expect(endAt('2027-02-08T23:30')).toBe('2027-02-09 04:00')
  const corrected = { hijriCorrections: '1448-09:1' }
  expect(endAt('2027-02-08T22:00', corrected)).toBe('2027-02-09 06:00')
})

test('a corrected month begins and ends earlier or later, and its neighbour is longer or shorter (R-SESSION-007)', () => {
  const later = parseCorrections('1448-09:1')
  expect(hijriOf('2027-02-08', later)).toEqual({ year: 1448, month: 8, day: 31 })
  expect(hijriOf('2027-02-09', later)).toEqual({ year: 1448, month: 9, day: 1 })
  const earlier = parseCorrections('1448-09:-2')
  expect(hijriOf('2027-02-06', earlier)).toEqual({ year: 1448, month: 9, day: 1 })
  expect(hijriOf('2027-02-08', earlier)).toEqual({ year: 1448, month: 9, day: 3 })
  expect(hijriOf('2027-02-05', earlier).month).toBe(8)
})

test('every day of forty years has a date that follows the day before (R-SESSION-007)', () => {
  let before = hijriOf('2000-01-01')
  for (let days = 1; days < 40 * 365; days++) {
    const iso = new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10)
    const it = hijriOf(iso)
    const isNext = it.day === before.day + 1 && it.month === before.month
    expect(isNext || (it.day === 1 && before.day >= 29), iso).toBe(true)
    before = it
  }
})

test('the present hour is quiet or ends within a day (R-SESSION-006)', () => {
  for (let minute = 0; minute < 24 * 60; minute += 7) {
    const time = at('2026-11-27T00:00') + minute * MINUTE
    const end = quietUntil(time, HOURS, ZONE)
    if (end !== undefined) expect(end - time).toBeLessThanOrEqual(8.5 * HOUR)
  }
})
