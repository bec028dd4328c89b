import { expect, onTestFinished, test } from 'vitest'
import { setNumerals } from '../../messages/runtime.ts'
import { formatNaira, formatShortNaira } from '../platform/kobo.ts'
import { amountOfSearch } from './amount-of-search.ts'

test('an amount as people write it finds payments of this amount (R-ARABIC-001)', () => {
  for (const text of ['7500', '7,500', '₦7,500', 'N7,500.00', 'NGN 7500', '٧٥٠٠', '۷۵۰۰'])
    expect(amountOfSearch(text), text).toBe(7_500_00)
  expect(amountOfSearch('7500.5')).toBe(7_500_50)
  for (const text of ['', 'wallet', '7500 naira paid', '75,00', '1.2.3'])
    expect(amountOfSearch(text), text).toBeNull()
})

test.each(['latn', 'arab'] as const)(
  'an amount that is copied from a page in Arabic finds its payments, with the numerals %s (R-LANG-012)',
  (numerals) => {
    setNumerals(numerals)
    onTestFinished(() => setNumerals('latn'))
    for (const text of [formatNaira(7_500_50, 'ar'), formatShortNaira(7_500_50, 'ar')])
      expect(amountOfSearch(text), text).toBe(7_500_50)
  },
)
