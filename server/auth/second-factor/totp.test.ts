import { expect, test } from 'vitest'
import { findTotpStep, newTotpSecret, totpAddress, totpCode } from './totp.ts'

/** '12345678901234567890' of RFC 6238, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

// appendix B of RFC 6238 for SHA-1; a six-digit code is the last six digits of the eight-digit one
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at %i is that of RFC 6238 (R-TRUST-004)', (time, eightDigits) => {
  const code = eightDigits.slice(2)
  expect(totpCode(SECRET, time)).toBe(code)
  expect(findTotpStep(SECRET, code, time)).toBe(Math.floor(time / 30))
})

test('a code of the step before or after is accepted with its own step, and no other (R-TRUST-004)', () => {
  const time = 1_234_567_890
  const steps = [-2, -1, 0, 1, 2].map((it) =>
    findTotpStep(SECRET, totpCode(SECRET, time + 30 * it), time),
  )
  const step = Math.floor(time / 30)
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%s is no code', (code) => {
  expect(findTotpStep(SECRET, code, 59)).toBeUndefined()
})

test('an app gets a secret of 160 bits under the names of the school and the user', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(totpAddress(secret, 'Lisan: Kano', 'maryam@example.org')).toBe(
    `otpauth://totp/Lisan%3A%20Kano:maryam%40example.org?issuer=Lisan%3A%20Kano&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
})
