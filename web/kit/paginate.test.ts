import { expect, test } from 'vitest'
import { paginate } from './paginate.ts'

test('a page beyond the last one is the last one', () => {
  const rows = Array.from({ length: 21 }, (_, index) => index)
  expect(paginate(rows, 1, 10)).toEqual({ page: 1, pageCount: 3, items: rows.slice(0, 10) })
  expect(paginate(rows, 9, 10)).toEqual({ page: 3, pageCount: 3, items: [20] })
  expect(paginate([], 2, 10)).toEqual({ page: 1, pageCount: 1, items: [] })
})
