import { expect, test } from 'vitest'
import { amountOfSearch } from './amount-of-search.ts'

test('an amount as people write it finds payments of this amount (R-ARABIC-001)', () => {
  for (const text of ['7500', '7,500', '₦7,500', 'N7,500.00', 'NGN 7500', '٧٥٠٠', '۷۵۰۰'])
    expect(amountOfSearch(text), text).toBe(7_500_00)
  expect(amountOfSearch('7500.5')).toBe(7_500_50)
  for (const text of ['', 'wallet', '7500 naira paid', '75,00', '1.2.3'])
    expect(amountOfSearch(text), text).toBeNull()
})
