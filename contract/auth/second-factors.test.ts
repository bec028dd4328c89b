import { expect, test } from 'vitest'
import { DAY } from '../platform/duration.ts'
import { daysToSetUp, readCode } from './second-factors.ts'

test('an administrator without a second step sees the remaining days, rounded up, until it is required (R-TRUST-004)', () => {
  const none = { totp: false, passkeys: [], requiredFrom: 100 * DAY }
  expect(daysToSetUp(none, 93 * DAY)).toBe(7)
  expect(daysToSetUp(none, 99 * DAY + 1)).toBe(1)
  expect(daysToSetUp(none, 100 * DAY)).toBe(0)
  expect(daysToSetUp(none, 101 * DAY)).toBe(0)
  expect(daysToSetUp({ ...none, requiredFrom: 0 }, DAY)).toBeUndefined()
  expect(daysToSetUp({ ...none, totp: true }, 93 * DAY)).toBeUndefined()
})

test.each([
  ...['123456', ' 123 456 ', '123-456', '123\u2013456', '123\u00a0456', '\u200f123456\u200f'],
  ...['١٢٣٤٥٦', '١٢٣ ٤٥٦', '۱۲۳۴۵۶', '１２３４５６', '12٣٤56', '1 2 3 4 5 6\n'],
])('%j is read as the code 123456 of an app (R-TRUST-004)', (typed) => {
  expect(readCode(typed)).toEqual({ kind: 'app', code: '123456' })
})

test.each(['abcde-fghjk', 'ABCDE-FGHJK', 'abcdefghjk', ' abcde fghjk ', 'abcde\u2011fghjk'])(
  '%j is read as a recovery code (R-TRUST-004)',
  (typed) => {
    expect(readCode(typed)).toEqual({ kind: 'recovery', code: 'abcdefghjk' })
  },
)

test.each([
  '',
  '12345',
  '1234567',
  '12345a',
  '+123456',
  '1.23456',
  'abcde-fghij',
  'ا٢٣٤٥٦',
  '½23456',
])('%j is no code (R-TRUST-004)', (typed) => {
  expect(readCode(typed)).toBeNull()
})
