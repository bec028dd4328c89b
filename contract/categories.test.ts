import { expect, test } from 'vitest'
import { categorySpelling } from './categories.ts'

test('a category has the spelling that most classes use, and a new one its own', () => {
  const categories = ['grammar', 'Grammar', ' Grammar ', 'Ṣarf']

  expect(categorySpelling('GRAMMAR', categories)).toBe('Grammar')
  expect(categorySpelling('grammar', ['grammar', 'Grammar'])).toBe('grammar')
  expect(categorySpelling('ṣarf', categories)).toBe('Ṣarf')
  expect(categorySpelling(' Reading  & Writing ', ['reading & writing'])).toBe('reading & writing')
  expect(categorySpelling(' Poetry ', categories)).toBe('Poetry')
})
