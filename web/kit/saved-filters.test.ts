import { expect, test } from 'vitest'
import {
  addSavedFilter,
  applyFilterQuery,
  filterQuery,
  SAVED_FILTERS_MAX,
} from './saved-filters.ts'

const PARAMETERS = ['search', 'group']

test('filters are saved without the page and without other parameters of the query string', () => {
  const query = new URLSearchParams('page=3&group=deactivated&tab=x&search=Zaynab%20%26%20co')
  expect(filterQuery(query, PARAMETERS)).toBe('search=Zaynab+%26+co&group=deactivated')
})

test('saved filters replace the present ones and begin at the first page', () => {
  const query = new URLSearchParams('page=3&group=everyone&tab=x')
  const next = applyFilterQuery(query, PARAMETERS, 'search=Zaynab&other=1')
  expect(next.toString()).toBe('tab=x&search=Zaynab')
})

test('a name is saved once, and the oldest filters make room for new ones', () => {
  const named = (name: string) => ({ name, query: `search=${name}` })
  const full = Array.from({ length: SAVED_FILTERS_MAX }, (_, index) => named(`Filter ${index}`))
  expect(addSavedFilter([named('a'), named('b')], { name: 'a', query: 'x=1' })).toEqual([
    named('b'),
    { name: 'a', query: 'x=1' },
  ])
  expect(addSavedFilter(full, named('new'))).toHaveLength(SAVED_FILTERS_MAX)
  expect(addSavedFilter(full, named('new'))[0]).toEqual(named('Filter 1'))
})
