import { expect, test } from 'vitest'
import { daysOfWeek } from '../platform/school-time.ts'
import {
  classToContinue,
  finishedLast,
  isNextOpen,
  startingClass,
  suggestedClass,
} from './class-to-continue.ts'

const NOW = Date.parse('2024-12-02T12:00:00Z') / 1000
const moment = { now: NOW, timezone: 'Africa/Lagos' }

const next = (opens: 'now' | 'later' | 'after-renewal', opensAt = 0) => ({
  id: 1,
  number: 1,
  subject: 'The noun',
  kind: 'lesson' as const,
  opens,
  opensAt,
})
const studied = (
  name: string,
  nextLesson: ReturnType<typeof next> | null,
  lastStudiedAt = 0,
  lessonsDone = nextLesson ? 1 : 4,
) => ({ name, nextLesson, lastStudiedAt, lessonsDone, lessonsTotal: 4 })

test('a student continues with the class studied last whose next lesson is open', () => {
  const classes = [
    studied('new', next('now')),
    studied('older', next('now'), NOW - 200),
    studied('newest', next('later', NOW + 60), NOW - 10),
    studied('recent', next('now'), NOW - 100),
  ]
  expect(classToContinue(classes, NOW)?.name).toBe('recent')
  // the scheduled lesson has opened since the list was sent
  expect(classToContinue(classes, NOW + 60)?.name).toBe('newest')
  expect(isNextOpen({ nextLesson: null }, NOW)).toBe(false)
})

test('without an open lesson it is the class that opens first, then one that waits for a renewal', () => {
  const renewal = studied('renewal', next('after-renewal'), NOW - 5)
  const finished = studied('finished', null)
  const classes = [renewal, studied('b', next('later', 9e9)), studied('a', next('later', 8e9))]
  expect(classToContinue(classes, NOW)?.name).toBe('a')
  expect(classToContinue([finished, renewal], NOW)?.name).toBe('renewal')
  expect(classToContinue([finished], NOW)).toBeUndefined()
  expect(finishedLast([finished, renewal]).map((it) => it.name)).toEqual(['renewal', 'finished'])
})

const joinable = (id: number, fields: object = {}) => ({
  id,
  category: 'Grammar',
  price: 0,
  registrationCloses: '',
  lessonCount: 5,
  prerequisiteId: 0,
  ...fields,
})

test('after a finished class the one that requires it is suggested, then its category, price and age', () => {
  const finished = { id: 1, category: 'Grammar' }
  const classes = [
    joinable(2, { category: 'Poetry' }),
    joinable(3, { price: 500 }),
    joinable(4, { category: ' grammar' }),
    joinable(5, { category: 'Poetry', price: 900, prerequisiteId: 1 }),
    joinable(6, { category: 'Poetry', prerequisiteId: 1, registrationCloses: '2024-12-01' }),
    joinable(7, { lessonCount: 0 }),
  ]
  const suggestedFrom = (ids: number[]) =>
    suggestedClass(
      classes.filter((it) => ids.includes(it.id)),
      finished,
      moment,
    )?.id
  expect(suggestedFrom([2, 3, 4, 5, 6, 7])).toBe(5)
  expect(suggestedFrom([2, 3, 4, 6])).toBe(4)
  expect(suggestedFrom([2, 3])).toBe(3)
  expect(suggestedFrom([2, 7])).toBe(2)
  expect(suggestedFrom([6, 7])).toBeUndefined()
})

test('a new student begins in the class that the school has set, or in one of the first two free classes', () => {
  const classes = [joinable(9), joinable(3, { price: 100 }), joinable(4), joinable(8)]
  const none = { yes: 0, little: 0, none: 0 }
  expect(startingClass(classes, 'none', none, moment)?.id).toBe(4)
  expect(startingClass(classes, 'little', none, moment)?.id).toBe(4)
  expect(startingClass(classes, 'yes', none, moment)?.id).toBe(8)
  expect(startingClass(classes.slice(0, 1), 'yes', none, moment)?.id).toBe(9)
  expect(startingClass(classes, 'yes', { ...none, yes: 9 }, moment)?.id).toBe(9)
  // a class with a price, or one that cannot be joined, is not chosen
  expect(startingClass(classes, 'none', { ...none, none: 3 }, moment)?.id).toBe(4)
  expect(startingClass(classes.slice(1, 2), 'yes', none, moment)).toBeUndefined()
})

test('a week begins on Monday in the school’s time zone', () => {
  // 11:30 PM on Sunday in UTC is Monday in Lagos
  const monday = Date.parse('2024-12-01T23:30:00Z') / 1000
  expect(daysOfWeek(monday, 'Africa/Lagos')).toEqual([
    '2024-12-02',
    '2024-12-03',
    '2024-12-04',
    '2024-12-05',
    '2024-12-06',
    '2024-12-07',
    '2024-12-08',
  ])
  expect(daysOfWeek(monday, 'UTC')[0]).toBe('2024-11-25')
})
