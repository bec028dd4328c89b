import { expect, test } from 'vitest'
import { applyPendingOrder, moveTo } from './lesson-order.ts'

const lessons = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]

test('a moved lesson takes the position of the one it was dropped on, upwards and downwards', () => {
  expect(moveTo([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 1, 4])
  expect(moveTo([1, 2, 3, 4], 4, 2)).toEqual([1, 4, 2, 3])
  expect(moveTo([1, 2, 3, 4], 1, 4)).toEqual([2, 3, 4, 1])
  expect(moveTo([1, 2, 3, 4], 2, 2)).toEqual([1, 2, 3, 4])
})

test('a pending order applies to the list it was made from, not to a newer one', () => {
  const pendingOrder = { ids: [3, 1, 2, 4], basedOn: lessons }
  expect(applyPendingOrder(lessons, pendingOrder).map((it) => it.id)).toEqual([3, 1, 2, 4])
  const newerLessons = [{ id: 4 }, { id: 1 }]
  expect(applyPendingOrder(newerLessons, pendingOrder)).toBe(newerLessons)
  expect(applyPendingOrder(lessons, undefined)).toBe(lessons)
})
