import { expect, test } from 'vitest'
import { DAY } from './duration.ts'
import { daysToSetUp } from './second-factors.ts'

test('an administrator without a second step sees the remaining days, rounded up, until it is required (R-TRUST-004)', () => {
  const none = { totp: false, passkeys: [], requiredFrom: 100 * DAY }
  expect(daysToSetUp(none, 93 * DAY)).toBe(7)
  expect(daysToSetUp(none, 99 * DAY + 1)).toBe(1)
  expect(daysToSetUp(none, 100 * DAY)).toBe(0)
  expect(daysToSetUp(none, 101 * DAY)).toBe(0)
  expect(daysToSetUp({ ...none, requiredFrom: 0 }, DAY)).toBeUndefined()
  expect(daysToSetUp({ ...none, totp: true }, 93 * DAY)).toBeUndefined()
})
