import { expect, test } from 'vitest'
import { categorySpelling, distinctCategories } from './categories.ts'

test('the categories in use are listed once, in the spelling of most classes', () => {
  const used = ['Ṣarf', 'grammar', 'Grammar', 'Grammar ', 'Recitation']
  expect(distinctCategories(used)).toEqual(['Grammar', 'Recitation', 'Ṣarf'])
})

test('a category has the spelling that most classes use, and a new one its own', () => {
  const categories = ['grammar', 'Grammar', ' Grammar ', 'Ṣarf']

  expect(categorySpelling('GRAMMAR', categories)).toBe('Grammar')
  expect(categorySpelling('grammar', ['grammar', 'Grammar'])).toBe('grammar')
  expect(categorySpelling('ṣarf', categories)).toBe('Ṣarf')
  expect(categorySpelling(' Reading  & Writing ', ['reading & writing'])).toBe('reading & writing')
  expect(categorySpelling(' Poetry ', categories)).toBe('Poetry')
})
