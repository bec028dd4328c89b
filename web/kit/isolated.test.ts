import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test('a name that ends in Arabic is isolated from the price after it (R-LANG-007)', () => {
  expect(isolated('Grammar')).toBe('Grammar')
  expect(isolated('Naḥw · النَّحْو')).toBe('\u2068Naḥw · النَّحْو\u2069')
})
