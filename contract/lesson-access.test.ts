import { expect, test } from 'vitest'
import {
  type Access,
  counts,
  type GatedLesson,
  isAvailable,
  isCompleted,
  lessonAccess,
  type Standing,
} from './lesson-access.ts'

const NOW = new Date('2024-12-02T12:00:00Z').getTime() / 1000
const DAY = 86_400

let id = 0
function aLesson(wish: Partial<GatedLesson> = {}): GatedLesson {
  const plain = {
    kind: 'lesson' as const,
    scheduled: false,
    opensAt: 0,
    viewed: false,
    viewedAt: 0,
    examDone: false,
  }
  return { id: ++id, ...plain, ...wish }
}

const viewed = (at: number) => aLesson({ viewed: true, viewedAt: at })

function asked(lesson: GatedLesson, standing: Partial<Standing> = {}): Access {
  const lessons = standing.lessons ?? [lesson]
  return lessonAccess(lesson, {
    enrolled: true,
    expired: false,
    monthlyLimit: 0,
    now: NOW,
    timezone: 'Africa/Lagos',
    ...standing,
    lessons,
  })
}

const reason = (access: Access) => (access.open ? 'open' : access.why)
const words = (access: Access) => (access.open ? '' : access.message)

test('a plain lesson is open to whoever is enrolled (R-CLASS-048)', () => {
  expect(asked(aLesson())).toEqual({ open: true })
})

test('who is not enrolled is asked to enrol', () => {
  expect(words(asked(aLesson(), { enrolled: false }))).toBe(
    'Please enroll in the class to access lessons.',
  )
})

test('nobody passes an exam that is not done, in the order of the class', () => {
  const before = aLesson()
  const exam = aLesson({ kind: 'exam' })
  const after = aLesson()
  const lessons = [before, exam, after]
  expect(reason(asked(before, { lessons }))).toBe('open')
  expect(reason(asked(exam, { lessons }))).toBe('open')
  expect(words(asked(after, { lessons }))).toBe(
    'You cannot continue unless you submit the above exam. You cannot skip an exam.',
  )
  const done = [before, { ...exam, examDone: true }, after]
  expect(reason(asked(after, { lessons: done }))).toBe('open')
})

test('an expired subscription keeps what was viewed and closes the rest', () => {
  expect(reason(asked(viewed(NOW - DAY), { expired: true }))).toBe('open')
  expect(words(asked(aLesson(), { expired: true }))).toBe(
    'Your subscription has expired. Please renew to access new content.',
  )
})

test('a scheduled lesson opens at its hour, and stays open to who has viewed it (R-CLASS-048)', () => {
  const tomorrow = { scheduled: true, opensAt: NOW + DAY }
  expect(words(asked(aLesson(tomorrow)))).toBe(
    'This lesson will be available on 3 Dec 2024, 1:00 PM',
  )
  expect(reason(asked(aLesson({ scheduled: true, opensAt: NOW })))).toBe('open')
  expect(reason(asked(aLesson({ ...tomorrow, viewed: true, viewedAt: NOW - DAY })))).toBe('open')
  // a date that was left behind when scheduling was switched off means nothing
  expect(isAvailable(aLesson({ opensAt: NOW + DAY }), NOW)).toBe(true)
})

test('a timetable opens in the class, not as a lesson', () => {
  expect(reason(asked(aLesson({ kind: 'timetable' })))).toBe('timetable')
})

test('the monthly limit counts lessons first viewed this calendar month', () => {
  const next = aLesson()
  const lastMonth = viewed(new Date('2024-11-30T22:59:59Z').getTime() / 1000)
  const thisMonth = viewed(new Date('2024-11-30T23:00:00Z').getTime() / 1000)

  expect(reason(asked(next, { monthlyLimit: 1, lessons: [lastMonth, next] }))).toBe('open')
  expect(words(asked(next, { monthlyLimit: 1, lessons: [thisMonth, next] }))).toBe(
    'Monthly lesson limit reached for this class. Please check back next month.',
  )
  expect(reason(asked(next, { monthlyLimit: 2, lessons: [thisMonth, next] }))).toBe('open')
  expect(reason(asked(next, { monthlyLimit: 0, lessons: [thisMonth, next] }))).toBe('open')
})

test('at the limit what was viewed stays open, and a viewed timetable does not use the month up', () => {
  const first = viewed(NOW - 60)
  const timetable = aLesson({ kind: 'timetable', viewed: true, viewedAt: NOW - 60 })
  const next = aLesson()
  expect(reason(asked(first, { monthlyLimit: 1, lessons: [first, next] }))).toBe('open')
  expect(reason(asked(next, { monthlyLimit: 1, lessons: [timetable, next] }))).toBe('open')
})

test('the checks come in their order: each one is said before those behind it', () => {
  const exam = aLesson({ kind: 'exam' })
  const full = viewed(NOW - 60)
  const barred = aLesson({ kind: 'timetable', scheduled: true, opensAt: NOW + DAY })
  const worst = { enrolled: false, expired: true, monthlyLimit: 1, lessons: [full, exam, barred] }
  const easing: Partial<Standing>[] = [
    {},
    { enrolled: true },
    { lessons: [full, { ...exam, examDone: true }, barred] },
    { expired: false },
  ]
  const seen = easing.map((_, step) =>
    reason(asked(barred, Object.assign({}, worst, ...easing.slice(0, step + 1)))),
  )
  expect(seen).toEqual(['not-enrolled', 'exam', 'expired', 'scheduled'])

  const eased = Object.assign({}, worst, ...easing)
  const reached = { ...barred, scheduled: false }
  expect(reason(asked(reached, eased))).toBe('timetable')
  expect(reason(asked({ ...reached, kind: 'lesson' }, eased))).toBe('limit')
})

test('an exam is completed by submitting it, any other lesson by viewing it; timetables do not count', () => {
  expect(isCompleted({ kind: 'exam', viewed: true, examDone: false })).toBe(false)
  expect(isCompleted({ kind: 'exam', viewed: true, examDone: true })).toBe(true)
  expect(isCompleted({ kind: 'lesson', viewed: true, examDone: false })).toBe(true)
  expect([counts({ kind: 'exam' }), counts({ kind: 'timetable' })]).toEqual([true, false])
})
