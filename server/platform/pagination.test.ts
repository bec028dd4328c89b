import { expect, test } from 'vitest'
import { inListOrder, locatePage } from './pagination.ts'

/** Reads a page of 1…total like a database. */
function read(page: number, total: number, size = 10) {
  const list = Array.from({ length: total }, (_, at) => at + 1)
  const window = locatePage({ page, total, size })
  if (window.fromEnd) list.reverse()
  const rows = list.slice(window.offset, window.offset + window.limit)
  return { page: window.page, rows: inListOrder(rows, window), skip: window.offset }
}

test('every page has its own rows, and no offset is larger than half of the list', () => {
  for (const total of [0, 1, 9, 10, 11, 99, 100, 101]) {
    const pages = Math.max(1, Math.ceil(total / 10))
    const all = Array.from({ length: pages }, (_, at) => read(at + 1, total))
    expect(all.flatMap(({ rows }) => rows)).toEqual(
      Array.from({ length: total }, (_, at) => at + 1),
    )
    for (const { skip } of all) expect(skip).toBeLessThanOrEqual(total / 2)
  }
})

test('a page out of range is the last or the first', () => {
  expect(read(99, 25)).toMatchObject({ page: 3, rows: [21, 22, 23, 24, 25] })
  expect(read(0, 25)).toMatchObject({ page: 1 })
  expect(read(7, 0)).toMatchObject({ page: 1, rows: [] })
})
