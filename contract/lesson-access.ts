import type { LessonKind } from './lessons.ts'
import { formatDateTime, isoMonth } from './school-time.ts'

/** What the checks need to know of a lesson. Times are Unix seconds; `viewedAt` is 0 while unviewed. */
export type LessonState = {
  id: number
  kind: LessonKind
  scheduled: boolean
  opensAt: number
  viewed: boolean
  viewedAt: number
  examDone: boolean
}

/** What they need to know of a student in a class; `lessons` in the order of their position. */
export type StudentClassState = {
  enrolled: boolean
  expired: boolean
  /** New lessons a calendar month; 0 is no limit. */
  monthlyLimit: number
  lessons: LessonState[]
  now: number
  timezone: string
}

export type LessonAccess =
  | { open: true }
  | {
      open: false
      reason: 'not-enrolled' | 'exam' | 'expired' | 'scheduled' | 'timetable' | 'limit'
      message: string
    }

const ALLOWED: LessonAccess = { open: true }

/**
 * Whether a student may open a lesson: the six checks of R-LESSON-015, with the words of R-LESSON-016 to R-LESSON-020.
 * The screen explains with it and the server enforces with it.
 */
export function lessonAccess(lesson: LessonState, state: StudentClassState): LessonAccess {
  if (!state.enrolled)
    return denied('not-enrolled', 'Please enroll in the class to access lessons.')
  if (hasUnsubmittedExamBefore(lesson, state.lessons)) {
    return denied(
      'exam',
      'You cannot continue unless you submit the above exam. You cannot skip an exam.',
    )
  }
  if (state.expired && !lesson.viewed) {
    return denied('expired', 'Your subscription has expired. Please renew to access new content.')
  }
  if (!isReleased(lesson, state.now)) {
    const opensAtText = formatDateTime(lesson.opensAt, state.timezone)
    return denied('scheduled', `This lesson will be available on ${opensAtText}`)
  }
  if (lesson.kind === 'timetable') return denied('timetable', 'The timetable opens in the class.')
  if (!lesson.viewed && isLimitReached(state)) {
    return denied(
      'limit',
      'Monthly lesson limit reached for this class. Please check back next month.',
    )
  }
  return ALLOWED
}

/** Accessible when not scheduled, or its day reached, or already viewed (R-CLASS-048). */
export function isReleased(
  lesson: Pick<LessonState, 'scheduled' | 'opensAt' | 'viewed'>,
  now: number,
): boolean {
  return !lesson.scheduled || lesson.opensAt <= now || lesson.viewed
}

/** Lessons that count for progress, completion and the limit: all but timetables (decision 0030). */
export function countsTowardsProgress(lesson: Pick<LessonState, 'kind'>): boolean {
  return lesson.kind !== 'timetable'
}

/** A lesson is completed once viewed, an exam once submitted. */
export function isCompleted(lesson: Pick<LessonState, 'kind' | 'viewed' | 'examDone'>): boolean {
  return lesson.kind === 'exam' ? lesson.examDone : lesson.viewed
}

function hasUnsubmittedExamBefore(lesson: LessonState, orderedLessons: LessonState[]): boolean {
  for (const earlier of orderedLessons) {
    if (earlier.id === lesson.id) return false
    if (earlier.kind === 'exam' && !earlier.examDone) return true
  }
  return false
}

// the limit counts the month a lesson was viewed, not the month it was set for
function isLimitReached({ monthlyLimit, lessons, now, timezone }: StudentClassState): boolean {
  if (monthlyLimit === 0) return false
  const month = isoMonth(now, timezone)
  const viewedThisMonth = lessons.filter(
    (it) => it.viewed && countsTowardsProgress(it) && isoMonth(it.viewedAt, timezone) === month,
  )
  return viewedThisMonth.length >= monthlyLimit
}

function denied(
  reason: Exclude<LessonAccess, { open: true }>['reason'],
  message: string,
): LessonAccess {
  return { open: false, reason, message }
}
