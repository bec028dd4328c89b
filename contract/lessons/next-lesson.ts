import { startOfNextMonth } from '../platform/school-time.ts'
import {
  countsTowardsProgress,
  isCompleted,
  isMissedExam,
  isOpened,
  type LessonState,
  lessonAccess,
  type StudentClassState,
} from './lesson-access.ts'
import { LESSON_KINDS } from './lesson-kinds.ts'

/** The lesson that a student continues with in a class, and whether it is open now. */
export type NextLesson<L extends LessonState = LessonState> = {
  lesson: L
  /** `after-renewal`: the subscription has expired. */
  opens: 'now' | 'later' | 'after-renewal'
  /** When a lesson that opens later is open (Unix seconds); otherwise 0. */
  opensAt: number
}

/**
 * The next lesson of a student in a class: the first open lesson or exam, in order, that is not
 * completed. If none is open, the one that opens first: at its scheduled time, in the next month if the monthly limit is
 * reached, or after a renewal. Lessons behind an exam that is not submitted are never next, because the exam is. Null if
 * everything is completed, and for students without an enrolment.
 */
export function nextLesson<L extends LessonState>(
  state: StudentClassState & { lessons: L[] },
): NextLesson<L> | null {
  if (!state.enrolled) return null
  const lessons: readonly L[] = state.lessons
  const waiting = incompleteLessons(lessons.filter((it) => !isMissedExam(it, state.now)))
  let isLimitReached = false
  for (const lesson of waiting) {
    // the limit is the same for every lesson that was not opened
    if (isLimitReached && !isOpened(lesson)) continue
    const access = lessonAccess(lesson, state)
    if (access.open) return { lesson, opens: 'now', opensAt: 0 }
    isLimitReached ||= access.reason === 'monthly_limit_reached'
  }
  const first = firstToOpen(waiting, state.now)
  if (!first) return null
  if (state.expired && !isOpened(first))
    return { lesson: first, opens: 'after-renewal', opensAt: 0 }
  return { lesson: first, opens: 'later', opensAt: openingTime(first, state) }
}

/** The counted lessons that are not completed, up to the first exam that is not submitted. */
function incompleteLessons<L extends LessonState>(lessons: readonly L[]): L[] {
  const incomplete = lessons.filter((it) => countsTowardsProgress(it) && !isCompleted(it))
  const exam = incomplete.findIndex((it) => LESSON_KINDS[it.kind].completedBy === 'submission')
  return exam < 0 ? incomplete : incomplete.slice(0, exam + 1)
}

/** The scheduled time of a lesson, or `now` if it has none or has passed. */
const earliest = (lesson: LessonState, now: number) =>
  Math.max(lesson.scheduled ? lesson.opensAt : 0, now)

/** The lesson with the earliest scheduled time; the first in order of those with the same. */
function firstToOpen<L extends LessonState>(lessons: L[], now: number): L | undefined {
  let first: L | undefined
  for (const it of lessons) {
    if (!first || earliest(it, now) < earliest(first, now)) first = it
  }
  return first
}

/** When a lesson opens: its scheduled time, or the month after it if that month's limit is reached. */
function openingTime(lesson: LessonState, state: StudentClassState): number {
  const at = earliest(lesson, state.now)
  const access = lessonAccess(lesson, { ...state, now: at })
  const isLimited = !access.open && access.reason === 'monthly_limit_reached'
  return isLimited ? startOfNextMonth(at, state.timezone) : at
}

/** The completed and all counted lessons of a class. */
export function countProgress(lessons: readonly LessonState[]): { done: number; total: number } {
  const counted = lessons.filter(countsTowardsProgress)
  return { done: counted.filter(isCompleted).length, total: counted.length }
}

/** The progress in percent, rounded to the nearest; 100 only for a completed class, and 0 only for an untouched one. */
export function progressPercent(done: number, total: number): number {
  if (done === 0 || total === 0) return 0
  if (done >= total) return 100
  return Math.min(99, Math.max(1, Math.round((done / total) * 100)))
}
