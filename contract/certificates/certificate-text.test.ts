import { expect, test } from 'vitest'
import { formatDay, isCalendarDay } from './certificate-text.ts'

test('an issue date is a valid calendar day', () => {
  for (const day of ['2026-11-01', '2024-02-29', '2099-12-31'])
    expect(isCalendarDay(day), day).toBe(true)
  for (const day of [
    '',
    'soon',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-04-31',
    '0050-01-01',
    '2026-1-1',
    '1764547200',
  ]) {
    expect(isCalendarDay(day), day).toBe(false)
  }
})

test('an issue date is printed in words, independent of the time zone', () => {
  expect(formatDay('2026-11-01')).toBe('1 November 2026')
  expect(formatDay('2024-02-29')).toBe('29 February 2024')
})
