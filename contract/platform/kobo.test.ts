import { expect, onTestFinished, test } from 'vitest'
import { setNumerals } from '../../messages/runtime.ts'
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

test.each([
  [0, '\u2066₦0.00\u2069', '0 نايرا'],
  [150_000, '\u2066₦1,500.00\u2069', '1,500 نايرا'],
  [1_245_050, '\u2066₦12,450.50\u2069', '12,450.50 نايرا'],
  [-750_000, '\u2066₦-7,500.00\u2069', '\u200e-7,500 نايرا'],
])(
  '%i kobo are %s in an Arabic table, and %s in a sentence (R-LANG-002, R-LANG-007)',
  (kobo, exact, short) => {
    expect(formatNaira(kobo, 'ar')).toBe(exact)
    expect(formatShortNaira(kobo, 'ar')).toBe(short)
  },
)

test('amounts have the numerals of the school (R-LANG-002)', () => {
  setNumerals('arab')
  onTestFinished(() => setNumerals('latn'))
  expect(formatNaira(150_050, 'ar')).toBe('\u2066₦١٬٥٠٠٫٥٠\u2069')
  expect(formatShortNaira(150_050, 'ar')).toBe('١٬٥٠٠٫٥٠ نايرا')
  expect(formatShortNaira(150_050)).toBe('₦1,500.50')
})
