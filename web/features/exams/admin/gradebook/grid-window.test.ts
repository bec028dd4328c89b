import { expect, test } from 'vitest'
import { cellAfterKey, indicesOf, scrollToItem, windowOf } from './grid-window.ts'

test('only the visible rows and a few around them are rendered', () => {
  const axis = { scrolled: 4_800, visible: 480, item: 48, count: 2_000 }

  expect(windowOf(axis)).toEqual({ start: 96, end: 114 })
  expect(windowOf({ ...axis, scrolled: 0 })).toEqual({ start: 0, end: 14 })
  expect(windowOf({ ...axis, scrolled: 95_520 })).toEqual({ start: 1_986, end: 2_000 })
  expect(windowOf({ ...axis, count: 3 })).toEqual({ start: 3, end: 3 })
  expect(indicesOf({ start: 2, end: 4 }, 9, 10)).toEqual([2, 3, 9])
  expect(indicesOf({ start: 2, end: 4 }, 0, 10)).toEqual([0, 2, 3])
  expect(indicesOf({ start: 2, end: 4 }, 3, 10)).toEqual([2, 3])
})

test('the focused cell is scrolled into view', () => {
  const axis = { scrolled: 100, visible: 200, item: 50, count: 20 }

  expect(scrollToItem(axis, 3)).toBe(100)
  expect(scrollToItem(axis, 1)).toBe(50)
  expect(scrollToItem(axis, 9)).toBe(300)
})

test('arrow keys, Home, End and Page Down move through the cells, in the direction of the text', () => {
  const grid = { rows: 21, columns: 8, page: 10, isRtl: false }
  const press = (key: string, from: { row: number; column: number }, change: object = {}) =>
    cellAfterKey({ key, ctrlKey: false, ...change }, from, { ...grid, ...change })

  expect(press('ArrowDown', { row: 0, column: 2 })).toEqual({ row: 1, column: 2 })
  expect(press('ArrowUp', { row: 0, column: 2 })).toEqual({ row: 0, column: 2 })
  expect(press('ArrowRight', { row: 1, column: 2 })).toEqual({ row: 1, column: 3 })
  expect(press('ArrowRight', { row: 1, column: 2 }, { isRtl: true })).toEqual({ row: 1, column: 1 })
  expect(press('PageDown', { row: 15, column: 2 })).toEqual({ row: 20, column: 2 })
  expect(press('End', { row: 1, column: 2 })).toEqual({ row: 1, column: 7 })
  expect(press('End', { row: 1, column: 2 }, { ctrlKey: true })).toEqual({ row: 20, column: 7 })
  expect(press('a', { row: 1, column: 2 })).toBeUndefined()
})
