import { expect, test } from 'vitest'
import { nextKeep } from './next-keep.ts'

const lessons = [1, 2, 3, 4].map((id) => ({ id, isNew: true }))
const keep = (opened: number, limit: number, them = lessons) =>
  nextKeep(them, { opened, limit }, '1 Dec')

test('one press keeps the next three lessons of a class without a limit (R-OFFLINE-002)', () => {
  expect(keep(0, 0)).toEqual({
    title: 'Keep the next 3',
    lessons: lessons.slice(0, 3),
    opens: 'This opens 3 new lessons.',
    hasLastOfMonth: false,
    kept: '',
  })
  expect(keep(0, 0, lessons.slice(0, 1))?.title).toBe('Keep the next lesson')
  expect(keep(0, 0, [])).toBeNull()
})

test('with fewer lessons left in the month, these are kept, and the text says when the others open (R-OFFLINE-002)', () => {
  expect(keep(3, 4)).toEqual({
    title: 'Keep the next one (the last of 4 this month)',
    lessons: lessons.slice(0, 1),
    opens: 'This opens one new lesson, the last of 4 this month.',
    hasLastOfMonth: true,
    kept: 'Kept 1. Two open on 1 Dec.',
  })
  expect(keep(2, 4)).toMatchObject({
    title: 'Keep the next 2 (the last of 4 this month)',
    kept: 'Kept 2. One opens on 1 Dec.',
  })
  expect(keep(1, 4)).toMatchObject({
    title: 'Keep the next 3 (the last of 4 this month)',
    hasLastOfMonth: true,
    kept: '',
  })
  expect(keep(0, 4)?.opens).toBe(
    'This opens 3 new lessons. They count for this month: 0 of 4 this month until now.',
  )
})

test('a lesson that was opened before is kept at the limit of the month (R-OFFLINE-002)', () => {
  const opened = { id: 9, isNew: false }
  expect(keep(4, 4)).toBeNull()
  expect(keep(4, 4, [opened])).toMatchObject({ title: 'Keep the next lesson', opens: '' })
})
