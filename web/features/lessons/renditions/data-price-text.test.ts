import { expect, test } from 'vitest'
import { formatDataPrice } from './data-price-text.ts'

test('a download has a price in whole naira, an approximate one below ₦5, and none without a price of data (R-FORMS-007, R-FORMS-008)', () => {
  const prices = [1_700_000, 12_000_000, 156_000_000, 10_000_000_000, 900_000].map((bytes) =>
    formatDataPrice(bytes, 475_00),
  )

  expect(prices).toEqual(['about ₦1', '₦6', '₦74', '₦4,750', 'under ₦1'])
  expect(formatDataPrice(156_000_000, 0)).toBe('')
})
