import { expect, test } from 'vitest'
import {
  choiceFilter,
  parseFilters,
  parsePage,
  serializeFilters,
  textFilter,
} from './url-filters.ts'

const filters = { search: textFilter, price: choiceFilter(['all', 'free', 'paid'], 'all') }

const parse = (query: string) => parseFilters(filters, new URLSearchParams(query))
const change = (query: string, changes: Partial<ReturnType<typeof parse>>, page = 1) =>
  serializeFilters(filters, new URLSearchParams(query), changes, page).toString()

test('an address without parameters has the default filters', () => {
  expect(parse('')).toEqual({ search: '', price: 'all' })
  expect(parsePage(new URLSearchParams())).toBe(1)
})

test('an unknown choice and an impossible page are read as the defaults', () => {
  expect(parse('price=cheap')).toEqual({ search: '', price: 'all' })
  for (const page of ['0', '-3', 'two', '', '1.9']) {
    expect(parsePage(new URLSearchParams({ page }))).toBe(1)
  }
})

test('a change keeps the other filters and the parameters of others, and returns to page 1', () => {
  expect(change('tab=students&search=nahw&price=paid&page=3', { price: 'free' })).toBe(
    'tab=students&search=nahw&price=free',
  )
})

test('the default of a filter is left out of the address', () => {
  expect(change('search=nahw&price=paid', { search: '', price: 'all' })).toBe('')
})

test('filters that are written to the query string are read back unchanged', () => {
  const values = { search: 'نحو & صرف', price: 'paid' } as const
  const query = change('', values, 12)
  expect(parse(query)).toEqual(values)
  expect(parsePage(new URLSearchParams(query))).toBe(12)
})
