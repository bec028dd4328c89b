import { expect, test } from 'vitest'
import { indexItems, searchItems } from './use-search.ts'

const NAMES = ['فاطمة', 'فاطمه', 'Fāṭimah', 'علي', 'على', 'Lesson ١٢', 'Lesson 12']
const find = (search: string) => searchItems(indexItems(NAMES, String), search)

test('matches as typed come first, the others in the order of the list (R-ARABIC-001)', () => {
  expect(find('فاطمه')).toEqual(['فاطمه', 'فاطمة'])
  expect(find('فاطمة')).toEqual(['فاطمة', 'فاطمه'])
  expect(find('على')).toEqual(['على', 'علي'])
  expect(find(' ۱۲')).toEqual(['Lesson ١٢', 'Lesson 12'])
  expect(find('12')).toEqual(['Lesson 12', 'Lesson ١٢'])
  expect(find('fatimah')).toEqual(['Fāṭimah'])
})
