import { expect, test } from 'vitest'
import { parseSort, serializeSort, sortRows } from './table-rows.ts'

const names = ['lesson 10', 'Ṣarf', 'Lesson 2', 'amina', 'النحو']

test('texts are sorted naturally, in both directions', () => {
  const ascending = sortRows(names, { by: 'name', down: false }, (it) => it)
  expect(ascending).toEqual(['amina', 'Lesson 2', 'lesson 10', 'Ṣarf', 'النحو'])
  expect(sortRows(names, { by: 'name', down: true }, (it) => it)).toEqual(ascending.toReversed())
})

test('numbers are sorted by value, and infinity comes last', () => {
  const dates = [900, Number.POSITIVE_INFINITY, 1000, 0]
  const sorted = sortRows(dates, { by: 'date', down: false }, (it) => it)
  expect(sorted).toEqual([0, 900, 1000, Number.POSITIVE_INFINITY])
})

test('an order is written to the address and read back', () => {
  const keys = ['name', 'amount'] as const
  const defaultSort = { by: 'name', down: false } as const
  expect(serializeSort(defaultSort, defaultSort)).toBe('')
  for (const sort of [
    defaultSort,
    { by: 'amount', down: true },
    { by: 'name', down: true },
  ] as const) {
    expect(parseSort(serializeSort(sort, defaultSort), keys, defaultSort)).toEqual(sort)
  }
  for (const invalid of ['colour', '-', '', null]) {
    expect(parseSort(invalid, keys, defaultSort)).toEqual(defaultSort)
  }
})
