import { expect, test } from 'vitest'
import { datesOf, initialShift, shiftDaysOf, shiftRules } from './shift-draft.ts'

const LAGOS = 'Africa/Lagos'
const opensAt = new Date('2026-01-05T16:00:00Z').getTime() / 1000

test('a new copy proposes the fewest weeks, at least one, after which the first study date is not in the past', () => {
  const lessons = [{ id: 1, subject: 'The noun', opensAt }]
  const { first } = datesOf({ registrationCloses: '2025-12-20', lessons }, LAGOS)
  expect(first).toBe('2026-01-05')
  expect(initialShift(first, '2026-11-22')).toEqual({ by: 'weeks', weeks: '46', start: '' })
  expect(initialShift(first, '2026-01-05').weeks).toBe('1')
  expect(initialShift(first, '2025-11-01').weeks).toBe('1')
  expect(initialShift(undefined, '2025-11-01').weeks).toBe('0')
})

test('weeks and a new start are a number of days', () => {
  const first = '2026-01-05'
  expect(shiftDaysOf({ by: 'weeks', weeks: '-2', start: '' }, first)).toBe(-14)
  expect(shiftDaysOf({ by: 'start', weeks: '9', start: '2026-01-12' }, first)).toBe(7)
  expect(shiftDaysOf({ by: 'start', weeks: '', start: '' }, undefined)).toBe(0)
})

test.each([
  ['weeks', { by: 'weeks', weeks: '1.5', start: '' }],
  ['weeks', { by: 'weeks', weeks: '900', start: '' }],
  ['start', { by: 'start', weeks: '1', start: '' }],
  ['start', { by: 'start', weeks: '1', start: '2096-01-01' }],
] as const)('an invalid shift by %s is reported at its field', (field, draft) => {
  const rules = shiftRules('2026-01-05')
  expect(rules[field]('', draft)).toBeTruthy()
  expect(rules[field === 'weeks' ? 'start' : 'weeks']('', draft)).toBeUndefined()
})
