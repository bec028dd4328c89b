import { expect, test } from 'vitest'
import {
  daysBetween,
  firstDay,
  type ShiftedDate,
  shiftDeadline,
  shiftedDates,
  shiftTime,
} from './term.ts'

const seconds = (moment: string) => new Date(moment).getTime() / 1000

test('a shift by weeks keeps the hour of the school, also across a change of its clocks', () => {
  // London leaves summer time on 25 October 2026
  const before = seconds('2026-10-20T17:00:00Z')
  expect(shiftTime(before, 7, 'Europe/London')).toBe(seconds('2026-10-27T18:00:00Z'))
  expect(shiftTime(before, 7, 'Africa/Lagos')).toBe(seconds('2026-10-27T17:00:00Z'))
  expect(shiftTime(before, -7, 'Africa/Lagos')).toBe(seconds('2026-10-13T17:00:00Z'))
})

test('a lesson without a study date has none after a shift', () => {
  expect(shiftTime(0, 84, 'Africa/Lagos')).toBe(0)
})

test.each([
  ['2026-12-28', '2027-01-04'],
  ['', ''],
  ['0', '0'],
  [String(seconds('2026-12-28T22:59:59Z')), String(seconds('2027-01-04T22:59:59Z'))],
])('a deadline %s keeps its form a week later', (deadline, shifted) => {
  expect(shiftDeadline(deadline, 7, 'Africa/Lagos')).toBe(shifted)
})

const lesson = (id: number, opensAt: number) => ({ id, subject: `Lesson ${id}`, opensAt })

test('everything with a date is listed before and after the shift, and the first study date is the start', () => {
  const first = seconds('2026-09-07T16:00:00Z')
  const dates = shiftedDates(
    { registrationCloses: '2026-09-01', lessons: [lesson(2, 0), lesson(1, first)] },
    14,
    'Africa/Lagos',
  )
  const closes = seconds('2026-09-01T22:59:59Z')
  expect(dates).toEqual([
    { lessonId: 0, subject: '', before: closes, after: closes + 14 * 86_400 },
    { lessonId: 1, subject: 'Lesson 1', before: first, after: first + 14 * 86_400 },
  ] satisfies ShiftedDate[])
  expect(firstDay(dates, 'Africa/Lagos')).toBe('2026-09-07')
  expect(firstDay(dates.slice(0, 1), 'Africa/Lagos')).toBe('2026-09-01')
  expect(firstDay([], 'Africa/Lagos')).toBeUndefined()
})

test('days are counted in the calendar', () => {
  expect(daysBetween('2026-09-07', '2027-01-11')).toBe(126)
  expect(daysBetween('2026-09-07', '2026-09-01')).toBe(-6)
  expect(daysBetween('2026-09-07', '')).toBeNaN()
})
