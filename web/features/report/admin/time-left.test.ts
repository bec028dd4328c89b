import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test('the remaining time is split into days, hours, minutes and seconds, and is null at the end (R-ADASH-007)', () => {
  const until = 12 * 86_400 + 4 * 3600 + 33 * 60 + 9
  expect(timeLeft(until, 0)).toEqual({ days: 12, hours: 4, minutes: 33, seconds: 9 })
  expect(timeLeft(until, 0.4)).toEqual({ days: 12, hours: 4, minutes: 33, seconds: 9 })
  expect(timeLeft(until, 9)).toEqual({ days: 12, hours: 4, minutes: 33, seconds: 0 })
  expect(timeLeft(60, 59)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
  expect(timeLeft(60, 60)).toBeNull()
  expect(timeLeft(0, 60)).toBeNull()
})
