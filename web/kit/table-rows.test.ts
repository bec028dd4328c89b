import { expect, test } from 'vitest'
import { inOrder, pageOf, readSort, writeSort } from './table-rows.ts'

const names = ['lesson 10', 'Ṣarf', 'Lesson 2', 'amina', 'النحو']

test('words are ordered as a reader orders them, both ways', () => {
  const up = inOrder(names, { by: 'name', down: false }, (it) => it)
  expect(up).toEqual(['amina', 'Lesson 2', 'lesson 10', 'Ṣarf', 'النحو'])
  expect(inOrder(names, { by: 'name', down: true }, (it) => it)).toEqual(up.toReversed())
})

test('figures are ordered by what they come to, and what never comes stands last', () => {
  const dates = [900, Number.POSITIVE_INFINITY, 1000, 0]
  const sorted = inOrder(dates, { by: 'date', down: false }, (it) => it)
  expect(sorted).toEqual([0, 900, 1000, Number.POSITIVE_INFINITY])
})

test('ten rows make a page, and a page that is no more is the last one', () => {
  const rows = Array.from({ length: 21 }, (_, nth) => nth)
  expect(pageOf(rows, 1)).toEqual({ page: 1, pages: 3, shown: rows.slice(0, 10) })
  expect(pageOf(rows, 9)).toEqual({ page: 3, pages: 3, shown: [20] })
  expect(pageOf([], 2)).toEqual({ page: 1, pages: 1, shown: [] })
})

test('an order goes into an address and comes out of it the same', () => {
  const keys = ['name', 'amount'] as const
  const first = { by: 'name', down: false } as const
  expect(writeSort(first, first)).toBe('')
  for (const sort of [first, { by: 'amount', down: true }, { by: 'name', down: true }] as const) {
    expect(readSort(writeSort(sort, first), keys, first)).toEqual(sort)
  }
  for (const nonsense of ['colour', '-', '', null]) {
    expect(readSort(nonsense, keys, first)).toEqual(first)
  }
})
