import { expect, test } from 'vitest'
import { monthName, startOfMonth } from './report-months.ts'

const unixSeconds = (iso: string) => Date.parse(iso) / 1000

test('a month starts at midnight in the school’s time zone, as do earlier months', () => {
  const now = unixSeconds('2026-01-15T12:00:00Z')
  const starts = [0, 1, 2, 11].map((it) => startOfMonth(now, 'Africa/Lagos', it))
  expect(starts).toEqual(
    [
      '2025-12-31T23:00:00Z',
      '2025-11-30T23:00:00Z',
      '2025-10-31T23:00:00Z',
      '2025-01-31T23:00:00Z',
    ].map(unixSeconds),
  )
  expect(startOfMonth(now, 'Africa/Lagos', -1)).toBe(unixSeconds('2026-01-31T23:00:00Z'))
})

test('the last hour of a month in UTC is in the next month in Lagos', () => {
  const late = unixSeconds('2026-10-31T23:30:00Z')
  expect(monthName(late, 'Africa/Lagos')).toBe('November')
  expect(monthName(late, 'UTC')).toBe('October')
  expect(startOfMonth(late, 'Africa/Lagos')).toBe(unixSeconds('2026-10-31T23:00:00Z'))
})
