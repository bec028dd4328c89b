import { expect, test } from 'vitest'
import { textIn } from '../../messages/catalog.ts'
import { type Message, say } from '../../messages/message.ts'
import {
  countsTowardsProgress,
  isCompleted,
  isReleased,
  type LessonAccess,
  type LessonState,
  lastLessonQuestion,
  lessonAccess,
  lessonsOpenedThisMonth,
  monthlyLimitText,
  type StudentClassState,
} from './lesson-access.ts'

const english = (it: Message | null | undefined) => it && textIn('en', it)

const NOW = new Date('2024-12-02T12:00:00Z').getTime() / 1000
const DAY = 86_400

let id = 0
function lessonState(overrides: Partial<LessonState> = {}): LessonState {
  const defaults = {
    kind: 'lesson' as const,
    scheduled: false,
    opensAt: 0,
    viewed: false,
    viewedAt: 0,
    examDone: false,
  }
  return { id: ++id, ...defaults, ...overrides }
}

const viewedLesson = (at: number) => lessonState({ viewed: true, viewedAt: at })

function accessTo(lesson: LessonState, state: Partial<StudentClassState> = {}): LessonAccess {
  const lessons = state.lessons ?? [lesson]
  return lessonAccess(lesson, {
    enrolled: true,
    expired: false,
    monthlyLimit: 0,
    now: NOW,
    timezone: 'Africa/Lagos',
    ...state,
    lessons,
  })
}

const reasonOf = (access: LessonAccess) => (access.open ? 'open' : access.reason)
const messageOf = (access: LessonAccess) => (access.open ? '' : english(access.message))

test('a lesson is open to an enrolled student (R-CLASS-048)', () => {
  expect(accessTo(lessonState())).toEqual({ open: true })
})

test('a student who is not enrolled is asked to enrol', () => {
  expect(messageOf(accessTo(lessonState(), { enrolled: false }))).toBe(
    'Please enroll in the class to access lessons.',
  )
})

test('an exam that is not submitted closes the lessons after it', () => {
  const before = lessonState()
  const exam = lessonState({ kind: 'exam' })
  const after = lessonState()
  const lessons = [before, exam, after]
  expect(reasonOf(accessTo(before, { lessons }))).toBe('open')
  expect(reasonOf(accessTo(exam, { lessons }))).toBe('open')
  expect(messageOf(accessTo(after, { lessons }))).toBe(
    'You cannot continue unless you submit the above exam. You cannot skip an exam.',
  )
  const done = [before, { ...exam, examDone: true }, after]
  expect(reasonOf(accessTo(after, { lessons: done }))).toBe('open')
})

test('an expired subscription keeps viewed lessons open and closes the others', () => {
  expect(reasonOf(accessTo(viewedLesson(NOW - DAY), { expired: true }))).toBe('open')
  expect(messageOf(accessTo(lessonState(), { expired: true }))).toBe(
    'Your subscription has expired. Please renew to access new content.',
  )
})

test('a scheduled lesson opens at its time and stays open once viewed (R-CLASS-048)', () => {
  const tomorrow = { scheduled: true, opensAt: NOW + DAY }
  expect(messageOf(accessTo(lessonState(tomorrow)))).toBe(
    'This lesson will be available on 3 Dec 2024, 1:00 PM',
  )
  expect(reasonOf(accessTo(lessonState({ scheduled: true, opensAt: NOW })))).toBe('open')
  expect(reasonOf(accessTo(lessonState({ ...tomorrow, viewed: true, viewedAt: NOW - DAY })))).toBe(
    'open',
  )
  // the date of a lesson that is no longer scheduled is ignored
  expect(isReleased(lessonState({ opensAt: NOW + DAY }), NOW)).toBe(true)
})

test('a timetable has no lesson page', () => {
  expect(reasonOf(accessTo(lessonState({ kind: 'timetable' })))).toBe('lesson_without_page')
})

test('the monthly limit counts lessons first viewed this calendar month', () => {
  const next = lessonState()
  const lastMonth = viewedLesson(new Date('2024-11-30T22:59:59Z').getTime() / 1000)
  const thisMonth = viewedLesson(new Date('2024-11-30T23:00:00Z').getTime() / 1000)

  expect(reasonOf(accessTo(next, { monthlyLimit: 1, lessons: [lastMonth, next] }))).toBe('open')
  expect(messageOf(accessTo(next, { monthlyLimit: 1, lessons: [thisMonth, next] }))).toBe(
    'Monthly lesson limit reached for this class. Please check back next month.',
  )
  expect(reasonOf(accessTo(next, { monthlyLimit: 2, lessons: [thisMonth, next] }))).toBe('open')
  expect(reasonOf(accessTo(next, { monthlyLimit: 0, lessons: [thisMonth, next] }))).toBe('open')
  // by a clock that was ahead
  const nextMonth = viewedLesson(new Date('2024-12-31T23:00:00Z').getTime() / 1000)
  expect(reasonOf(accessTo(next, { monthlyLimit: 1, lessons: [nextMonth, next] }))).toBe('open')
})

test('at the limit viewed lessons stay open, and a viewed timetable does not count', () => {
  const viewedBefore = viewedLesson(NOW - 60)
  const timetable = lessonState({ kind: 'timetable', viewed: true, viewedAt: NOW - 60 })
  const next = lessonState()
  expect(reasonOf(accessTo(viewedBefore, { monthlyLimit: 1, lessons: [viewedBefore, next] }))).toBe(
    'open',
  )
  expect(reasonOf(accessTo(next, { monthlyLimit: 1, lessons: [timetable, next] }))).toBe('open')
})

test('the checks run in order and the first failing one gives the reason', () => {
  const exam = lessonState({ kind: 'exam' })
  const viewedThisMonth = viewedLesson(NOW - 60)
  const blockedTimetable = lessonState({ kind: 'timetable', scheduled: true, opensAt: NOW + DAY })
  const allBlocked = {
    enrolled: false,
    expired: true,
    monthlyLimit: 1,
    lessons: [viewedThisMonth, exam, blockedTimetable],
  }
  const relaxations: Partial<StudentClassState>[] = [
    {},
    { enrolled: true },
    { lessons: [viewedThisMonth, { ...exam, examDone: true }, blockedTimetable] },
    { expired: false },
  ]
  const reasons = relaxations.map((_, step) =>
    reasonOf(
      accessTo(blockedTimetable, Object.assign({}, allBlocked, ...relaxations.slice(0, step + 1))),
    ),
  )
  expect(reasons).toEqual([
    'not_enrolled',
    'exam_not_submitted',
    'subscription_expired',
    'lesson_scheduled',
  ])

  const unblocked = Object.assign({}, allBlocked, ...relaxations)
  const releasedTimetable = { ...blockedTimetable, scheduled: false }
  expect(reasonOf(accessTo(releasedTimetable, unblocked))).toBe('lesson_without_page')
  expect(reasonOf(accessTo({ ...releasedTimetable, kind: 'lesson' }, unblocked))).toBe(
    'monthly_limit_reached',
  )
})

test('an exam is completed by submitting it, any other lesson by viewing it; timetables do not count', () => {
  expect(isCompleted({ kind: 'exam', viewed: true, examDone: false })).toBe(false)
  expect(isCompleted({ kind: 'exam', viewed: true, examDone: true })).toBe(true)
  expect(isCompleted({ kind: 'lesson', viewed: true, examDone: false })).toBe(true)
  expect([
    countsTowardsProgress({ kind: 'exam' }),
    countsTowardsProgress({ kind: 'timetable' }),
  ]).toEqual([true, false])
})

test('the last new lesson of the month is asked about, with the day of the next one; others are not', () => {
  const seenLastMonth = viewedLesson(NOW - 30 * DAY)
  const next = lessonState()
  const timetable = lessonState({ kind: 'timetable' })
  const lessons = [seenLastMonth, viewedLesson(NOW), viewedLesson(NOW - DAY), next, timetable]
  const state = { enrolled: true, expired: false, lessons, now: NOW, timezone: 'Africa/Lagos' }
  const ask = (lesson: LessonState, monthlyLimit: number) =>
    english(lastLessonQuestion(lesson, { ...state, monthlyLimit }))

  expect(lessonsOpenedThisMonth(state)).toBe(2)
  expect(ask(next, 3)).toBe(
    'This is the last of your 3 new lessons in this class this month. The next one opens on 1 Jan 2025.',
  )
  for (const [lesson, limit] of [
    [next, 0],
    [next, 4],
    [seenLastMonth, 3],
    [timetable, 3],
  ] as const)
    expect(ask(lesson, limit)).toBeNull()
  expect(english(lastLessonQuestion(next, { ...state, lessons: [next], monthlyLimit: 1 }))).toBe(
    'You can open one new lesson of this class each month. After this one, the next opens on 1 Jan 2025.',
  )
  expect(monthlyLimitText(1, 4)).toEqual(say('rules_lessons_of_month', { opened: 1, limit: 4 }))
  expect(monthlyLimitText(0, 1)).toEqual(say('rules_lessons_of_month', { opened: 0, limit: 1 }))
  expect(monthlyLimitText(1, 0)).toBeNull()
})
