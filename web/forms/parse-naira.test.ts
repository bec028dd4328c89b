import { expect, test } from 'vitest'
import { amountProblem, parseNaira } from './parse-naira.ts'

test.each([
  ['5000', 5_000_00],
  ['5,000', 5_000_00],
  ['₦5000', 5_000_00],
  ['₦ 5,000.50', 5_000_50],
  ['N5,000', 5_000_00],
  ['NGN 5000', 5_000_00],
  ['5000 NGN', 5_000_00],
  ['٥٠٠٠', 5_000_00],
  ['٥٬٠٠٠٫٥٠', 5_000_50],
  ['۵۰۰۰', 5_000_00],
  ['5 000.50', 5_000_50],
  ['5\u00a0000', 5_000_00],
  ['5\u202f000', 5_000_00],
  [' 1,234,567.5 ', 1_234_567_50],
])('the amount %j is %i kobo', (input, kobo) => {
  expect(parseNaira(input)).toBe(kobo)
  expect(amountProblem(input)).toBeUndefined()
})

const EXAMPLE = 'Please enter a valid amount, such as 5,000 or 5,000.50'
test.each([
  ['', 'Please enter a valid amount'],
  ['0', 'Please enter a valid amount'],
  ['five', EXAMPLE],
  ['5,00', EXAMPLE],
  ['5.000,50', EXAMPLE],
  ['5,0000', EXAMPLE],
  ['-5', EXAMPLE],
  ['5.005', EXAMPLE],
  ['1e3', EXAMPLE],
  ['20,000,000', 'Please enter a valid amount of at most ₦10,000,000'],
])('the amount %j is refused and says why: %s (R-WALLET-017)', (input, problem) => {
  expect(amountProblem(input)).toBe(problem)
})
