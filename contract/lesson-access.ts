import type { LessonKind } from './lessons.ts'
import { dateAndTimeOf, monthOf } from './school-time.ts'

/** What the checks need to know of a lesson. Times are Unix seconds; `viewedAt` is 0 while unviewed. */
export type GatedLesson = {
  id: number
  kind: LessonKind
  scheduled: boolean
  opensAt: number
  viewed: boolean
  viewedAt: number
  examDone: boolean
}

/** What they need to know of a student in a class; `lessons` in the order of their position. */
export type Standing = {
  enrolled: boolean
  expired: boolean
  /** New lessons a calendar month; 0 is no limit. */
  monthlyLimit: number
  lessons: GatedLesson[]
  now: number
  timezone: string
}

export type Access =
  | { open: true }
  | {
      open: false
      why: 'not-enrolled' | 'exam' | 'expired' | 'scheduled' | 'timetable' | 'limit'
      message: string
    }

const OPEN: Access = { open: true }

/**
 * Whether a student may open a lesson: the six checks of student-area §4, in its order and with its words.
 * The screen explains with it and the server enforces with it.
 */
export function lessonAccess(lesson: GatedLesson, standing: Standing): Access {
  if (!standing.enrolled) return no('not-enrolled', 'Please enroll in the class to access lessons.')
  if (hasExamBefore(lesson, standing.lessons)) {
    return no(
      'exam',
      'You cannot continue unless you submit the above exam. You cannot skip an exam.',
    )
  }
  if (standing.expired && !lesson.viewed) {
    return no('expired', 'Your subscription has expired. Please renew to access new content.')
  }
  if (!isAvailable(lesson, standing.now)) {
    const when = dateAndTimeOf(lesson.opensAt, standing.timezone)
    return no('scheduled', `This lesson will be available on ${when}`)
  }
  if (lesson.kind === 'timetable') return no('timetable', 'The timetable opens in the class.')
  if (!lesson.viewed && isLimitReached(standing)) {
    return no('limit', 'Monthly lesson limit reached for this class. Please check back next month.')
  }
  return OPEN
}

/** Accessible when not scheduled, or its day reached, or already viewed (student-area §4). */
export function isAvailable(
  lesson: Pick<GatedLesson, 'scheduled' | 'opensAt' | 'viewed'>,
  now: number,
): boolean {
  return !lesson.scheduled || lesson.opensAt <= now || lesson.viewed
}

/** Lessons that count for progress, completion and the limit: all but timetables (decisions §13). */
export function counts(lesson: Pick<GatedLesson, 'kind'>): boolean {
  return lesson.kind !== 'timetable'
}

/** A lesson is completed once viewed, an exam once submitted. */
export function isCompleted(lesson: Pick<GatedLesson, 'kind' | 'viewed' | 'examDone'>): boolean {
  return lesson.kind === 'exam' ? lesson.examDone : lesson.viewed
}

function hasExamBefore(lesson: GatedLesson, inOrder: GatedLesson[]): boolean {
  for (const earlier of inOrder) {
    if (earlier.id === lesson.id) return false
    if (earlier.kind === 'exam' && !earlier.examDone) return true
  }
  return false
}

// the limit counts the month a lesson was viewed, not the month it was set for
function isLimitReached({ monthlyLimit, lessons, now, timezone }: Standing): boolean {
  if (monthlyLimit === 0) return false
  const month = monthOf(now, timezone)
  const opened = lessons.filter(
    (it) => it.viewed && counts(it) && monthOf(it.viewedAt, timezone) === month,
  )
  return opened.length >= monthlyLimit
}

function no(why: Exclude<Access, { open: true }>['why'], message: string): Access {
  return { open: false, why, message }
}
