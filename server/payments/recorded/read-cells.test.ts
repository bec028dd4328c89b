import { expect, test } from 'vitest'
import { readAmount } from './read-cells.ts'

test.each([
  ['15,000.50', 15_000_50],
  ['1,500,000', 1_500_000_00],
  ['15,000,', 15_000_00],
  ['15 000', 15_000_00],
  ['N 15,000', 15_000_00],
  ['N15000', 15_000_00],
  ['٥٬٠٠٠٫٥٠', 5_000_50],
])('the amount %s is read (R-PAY-001)', (cell, kobo) => {
  expect(readAmount(cell)).toBe(kobo)
})

test.each(['5000,00', '1 500,50', '0,5', '15,0000', '5.000,00'])(
  'a comma of %s that separates no thousands is never left out, which would make it a larger amount (R-PAY-001)',
  (cell) => {
    expect(readAmount(cell)).toBeUndefined()
  },
)
