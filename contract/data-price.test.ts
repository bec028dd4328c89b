import { expect, test } from 'vitest'
import { formatDataPrice, formatDataSize } from './data-price.ts'

test('a download has a price in whole naira, an approximate one below ₦5, and none without a price of data (R-FORMS-007, R-FORMS-008)', () => {
  const prices = [1_700_000, 12_000_000, 156_000_000, 10_000_000_000, 900_000].map((bytes) =>
    formatDataPrice(bytes, 475_00),
  )

  expect(prices).toEqual(['about ₦1', '₦6', '₦74', '₦4,750', 'under ₦1'])
  expect(formatDataPrice(156_000_000, 0)).toBe('')
})

test('a size is shown with two digits at least, and is never 0', () => {
  const sizes = [12, 84_591, 999_400, 999_600, 1_700_000, 9_949_999, 9_960_000, 156_200_000]

  expect(sizes.map(formatDataSize)).toEqual([
    ...['1 KB', '85 KB', '999 KB', '1.0 MB', '1.7 MB', '9.9 MB', '10 MB', '156 MB'],
  ])
})
