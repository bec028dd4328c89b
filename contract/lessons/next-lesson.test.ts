import { expect, test } from 'vitest'
import type { LessonState, StudentClassState } from './lesson-access.ts'
import { countProgress, nextLesson, progressPercent } from './next-lesson.ts'

const at = (moment: string) => Date.parse(moment) / 1000
const NOW = at('2024-12-02T12:00:00Z')

type Lesson = Partial<LessonState> & { name: string }

function classOf(lessons: Lesson[], state: Partial<StudentClassState> = {}) {
  return {
    enrolled: true,
    expired: false,
    monthlyLimit: 0,
    now: NOW,
    timezone: 'Africa/Lagos',
    ...state,
    lessons: lessons.map((it, index) => ({
      id: index + 1,
      kind: 'lesson' as const,
      scheduled: false,
      opensAt: 0,
      viewed: false,
      viewedAt: 0,
      examDone: false,
      ...it,
    })),
  }
}

/** The name of the next lesson and when it opens. */
function nextIn(lessons: Lesson[], state?: Partial<StudentClassState>) {
  const next = nextLesson(classOf(lessons, state))
  return next && [next.lesson.name, next.opens, next.opensAt]
}

const viewed = { viewed: true, viewedAt: NOW - 60 }
const later = (moment: string) => ({ scheduled: true, opensAt: at(moment) })

test('the next lesson is the first open one that is not completed; timetables do not count', () => {
  const lessons: Lesson[] = [
    { name: 'timetable', kind: 'timetable' },
    { name: 'noun', ...viewed },
    { name: 'verb', ...later('2024-12-09T17:00:00Z') },
    { name: 'particle' },
  ]
  expect(nextIn(lessons)).toEqual(['particle', 'now', 0])
  expect(countProgress(classOf(lessons).lessons)).toEqual({ done: 1, total: 3 })
})

test('an exam that was opened and not submitted is next, and nothing after it', () => {
  const exam: Lesson = { name: 'exam', kind: 'exam', ...viewed }
  expect(nextIn([exam, { name: 'after' }])).toEqual(['exam', 'now', 0])
  const closedExam: Lesson = { name: 'exam', kind: 'exam', ...later('2024-12-09T17:00:00Z') }
  expect(nextIn([closedExam, { name: 'after' }])).toEqual([
    'exam',
    'later',
    at('2024-12-09T17:00:00Z'),
  ])
})

test('if no lesson is open, the one that opens first is next', () => {
  const verb = { name: 'verb', ...later('2024-12-16T17:00:00Z') }
  const particle = { name: 'particle', ...later('2024-12-09T17:00:00Z') }
  expect(nextIn([verb, particle])).toEqual(['particle', 'later', at('2024-12-09T17:00:00Z')])
})

test('at the monthly limit the next lesson opens with the next month of the school', () => {
  const lessons: Lesson[] = [
    { name: 'noun', ...viewed },
    { name: 'verb', ...later('2024-12-09T17:00:00Z') },
    { name: 'particle' },
  ]
  // midnight in Lagos
  const january = at('2024-12-31T23:00:00Z')
  expect(nextIn(lessons, { monthlyLimit: 1 })).toEqual(['particle', 'later', january])
  expect(nextIn(lessons.slice(0, 2), { monthlyLimit: 1 })).toEqual(['verb', 'later', january])
  expect(nextIn(lessons.slice(0, 2), { monthlyLimit: 2 })).toEqual([
    'verb',
    'later',
    at('2024-12-09T17:00:00Z'),
  ])
})

test('after the end of a subscription the next lesson waits for its renewal, but an opened exam is open', () => {
  const noun: Lesson = { name: 'noun', ...viewed }
  expect(nextIn([noun, { name: 'verb' }], { expired: true })).toEqual(['verb', 'after-renewal', 0])
  const exam: Lesson = { name: 'exam', kind: 'exam', ...viewed }
  expect(nextIn([noun, { name: 'verb' }, exam], { expired: true })).toEqual(['exam', 'now', 0])
})

test('a completed class, an empty class and a class of others have no next lesson', () => {
  expect(nextIn([{ name: 'noun', ...viewed }])).toBeNull()
  expect(nextIn([])).toBeNull()
  expect(nextIn([{ name: 'noun' }], { enrolled: false })).toBeNull()
})

test.each([
  [0, 6, 0],
  [1, 6, 17],
  [4, 6, 67],
  [1, 300, 1],
  [299, 300, 99],
  [6, 6, 100],
  [0, 0, 0],
])('%i of %i lessons are %i %%', (done, total, percent) => {
  expect(progressPercent(done, total)).toBe(percent)
})
