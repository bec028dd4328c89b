import { expect, test } from 'vitest'
import { formatNaira, formatShortNaira } from './kobo.ts'

test.each([
  [0, '₦0.00', '₦0'],
  [5, '₦0.05', '₦0.05'],
  [99_999, '₦999.99', '₦999.99'],
  [100_000, '₦1,000.00', '₦1,000'],
  [1_245_050, '₦12,450.50', '₦12,450.50'],
  [-750_000, '₦-7,500.00', '₦-7,500'],
  [123_456_789_012_345, '₦1,234,567,890,123.45', '₦1,234,567,890,123.45'],
  // the quotient of this and 100 is no longer exact
  [8_593_203_051_175_840, '₦85,932,030,511,758.40', '₦85,932,030,511,758.40'],
])('%i kobo are written as %s, in a sentence as %s (R-MONEY-017)', (kobo, exact, short) => {
  expect(formatNaira(kobo)).toBe(exact)
  expect(formatShortNaira(kobo)).toBe(short)
})
