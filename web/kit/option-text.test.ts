import { expect, test } from 'vitest'
import { optionText } from './option-text.ts'

test('a price after a name that ends in Arabic keeps its place in a native list (R-LANG-007)', () => {
  expect(optionText('Grammar – ₦15,000')).toBe('Grammar – ₦15,000')
  expect(optionText('\u2068Naḥw · النَّحْو\u2069 – ₦15,000')).toBe(
    '\u200e\u2068Naḥw · النَّحْو\u2069\u200e – ₦15,000',
  )
})
