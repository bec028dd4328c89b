import { expect, test } from 'vitest'
import { chosenPeriod, NO_PERIOD, periodOptions, toPeriodRequest } from './period-filter.ts'

const TODAY = '2026-01-15'
const request = (changes: Partial<typeof NO_PERIOD>) =>
  toPeriodRequest({ ...NO_PERIOD, ...changes }, TODAY)

test('this month and last month move with the calendar, also over a new year', () => {
  expect(request({ period: 'this' }).month).toBe('2026-01')
  expect(request({ period: 'last' }).month).toBe('2025-12')
})

test('a period sends only its own days', () => {
  const days = { date: '2026-01-02', from: '2026-01-01', to: '2026-01-09' }
  expect(request({ ...days, period: 'day' })).toEqual({
    ...{ date: '2026-01-02', month: '', from: '', to: '' },
  })
  expect(request({ ...days, period: 'range' })).toEqual({ ...days, date: '', month: '' })
  expect(request({ ...days, period: '2025-08' })).toEqual({
    ...{ date: '', month: '2025-08', from: '', to: '' },
  })
})

test('parameters with a day alone choose that day, and an unknown period chooses none', () => {
  expect(chosenPeriod({ ...NO_PERIOD, date: '2026-01-02' })).toBe('day')
  expect(chosenPeriod({ ...NO_PERIOD, to: '2026-01-02' })).toBe('range')
  expect(chosenPeriod({ ...NO_PERIOD, period: 'never' })).toBe('')
})

test('the menu has the months of a year, and an older one if it is chosen', () => {
  const labels = periodOptions(TODAY, '2019-05').map(({ label }) => label)
  expect(labels.slice(0, 4)).toEqual([
    ...['All time', 'This month (January 2026)', 'Last month (December 2025)', 'November 2025'],
  ])
  expect(labels).toContain('February 2025')
  expect(labels).toContain('May 2019')
})
