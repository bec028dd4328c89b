import { expect, test } from 'vitest'
import { cellAfterKey } from './grid-keys.ts'

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
