import { type Message, say } from '../../messages/message.ts'
import { addOneMonth, isoMonth, monthBounds, startOfDay } from '../platform/school-time.ts'
import { day, dayAndTime } from '../platform/sentence-values.ts'
import { LESSON_KINDS, type LessonKind } from './lesson-kinds.ts'

/** A lesson with the progress of one student. Times are Unix seconds; `viewedAt` is 0 before it is read. */
export type LessonState = {
  id: number
  kind: LessonKind
  scheduled: boolean
  opensAt: number
  viewed: boolean
  viewedAt: number
  /** When it was kept on a device before it was read; absent otherwise. */
  keptAt?: number | undefined
  examDone: boolean
  /** The last moment to submit an exam; absent for none. */
  closesAt?: number | undefined
}

/** The state of one student in a class; `lessons` in the order of their position. */
export type StudentClassState = {
  enrolled: boolean
  expired: boolean
  /** True if a part of the price is owed, which is then what ended the access. */
  owesPart?: boolean
  /** New lessons per calendar month; 0 is no limit. */
  monthlyLimit: number
  lessons: LessonState[]
  now: number
  timezone: string
}

export type LessonAccess =
  | { open: true }
  | {
      open: false
      /** The error code with which the server declines to open it. */
      reason:
        | 'not_enrolled'
        | 'exam_not_submitted'
        | 'subscription_expired'
        | 'lesson_scheduled'
        | 'lesson_without_page'
        | 'monthly_limit_reached'
      message: Message
    }

const ALLOWED: LessonAccess = { open: true }

/** Why new lessons are closed to a student who owes a part of the price (R-PAY-006). */
export const PART_DUE = say('rules_lessons_part_due')

/**
 * Decides whether a student may open a lesson: the six checks of R-LESSON-015 in order, with the messages of
 * R-LESSON-016 to R-LESSON-020. The site shows the result, the server enforces it.
 */
export function lessonAccess(lesson: LessonState, state: StudentClassState): LessonAccess {
  if (!state.enrolled) return denied('not_enrolled', say('rules_lessons_enroll_first'))
  if (hasUnsubmittedExamBefore(lesson, state)) {
    return denied('exam_not_submitted', say('rules_lessons_submit_exam_first'))
  }
  if (state.expired && !isOpened(lesson)) {
    const reason = state.owesPart ? PART_DUE : say('rules_lessons_subscription_expired')
    return denied('subscription_expired', reason)
  }
  if (!isReleased(lesson, state.now)) {
    const time = dayAndTime(lesson.opensAt, state.timezone)
    return denied('lesson_scheduled', say('rules_lessons_available_on', { time }))
  }
  if (LESSON_KINDS[lesson.kind].opensIn === 'class-page')
    return denied('lesson_without_page', say('rules_lessons_timetable_opens_in_class'))
  if (!isOpened(lesson) && isLimitReached(state)) {
    return denied('monthly_limit_reached', say('rules_lessons_monthly_limit_reached'))
  }
  return ALLOWED
}

type OpenedState = Pick<LessonState, 'viewed' | 'keptAt'>

/**
 * True for a lesson that the student has read or kept on a device: it stays open for every gate, and only reading it counts
 * for progress (decision 0846).
 */
export const isOpened = ({ viewed, keptAt }: OpenedState) => viewed || keptAt !== undefined

/** True if the lesson has no schedule, its time has come, or the student opened it before (R-CLASS-048). */
export function isReleased(
  lesson: Pick<LessonState, 'scheduled' | 'opensAt'> & OpenedState,
  now: number,
): boolean {
  return !lesson.scheduled || lesson.opensAt <= now || isOpened(lesson)
}

/** True for lessons that count for progress, completion and the monthly limit. */
export function countsTowardsProgress(lesson: Pick<LessonState, 'kind'>): boolean {
  return LESSON_KINDS[lesson.kind].countsTowardsProgress
}

/** Whether the student has completed a lesson: viewed it, or submitted it if it is an exam. */
export function isCompleted(lesson: Pick<LessonState, 'kind' | 'viewed' | 'examDone'>): boolean {
  const isDone = { view: lesson.viewed, submission: lesson.examDone }
  return isDone[LESSON_KINDS[lesson.kind].completedBy]
}

/** True for an exam that can no longer be submitted: it does not close the lessons after it (R-FAIR-001). */
export const isMissedExam = (
  { examDone, closesAt }: Pick<LessonState, 'examDone' | 'closesAt'>,
  now: number,
): boolean => !examDone && closesAt !== undefined && closesAt < now

function hasUnsubmittedExamBefore(
  lesson: LessonState,
  { lessons, now }: Pick<StudentClassState, 'lessons' | 'now'>,
): boolean {
  const isUnsubmittedExam = (it: LessonState) =>
    LESSON_KINDS[it.kind].completedBy === 'submission' && !it.examDone && !isMissedExam(it, now)
  const first = lessons.find((it) => it.id === lesson.id || isUnsubmittedExam(it))
  return first?.id !== lesson.id
}

/** How many lessons of a class the student first opened in the current month; the monthly limit counts these. */
export function lessonsOpenedThisMonth({
  lessons,
  now,
  timezone,
}: Pick<StudentClassState, 'now' | 'timezone'> & {
  lessons: readonly Pick<LessonState, 'kind' | 'viewed' | 'viewedAt' | 'keptAt'>[]
}): number {
  const { start, end } = monthBounds(now, timezone)
  // the month a lesson was opened counts, not the month it was scheduled for
  const isInMonth = ({ keptAt, viewedAt }: (typeof lessons)[number]) => {
    const openedAt = keptAt ?? viewedAt
    return openedAt >= start && openedAt < end
  }
  return lessons.filter((it) => isOpened(it) && countsTowardsProgress(it) && isInMonth(it)).length
}

function isLimitReached(state: StudentClassState): boolean {
  return state.monthlyLimit > 0 && lessonsOpenedThisMonth(state) >= state.monthlyLimit
}

/** '1 of 4 this month', or null for a class without a limit. */
export function monthlyLimitText(opened: number, monthlyLimit: number): Message | null {
  return monthlyLimit > 0 ? say('rules_lessons_of_month', { opened, limit: monthlyLimit }) : null
}

/**
 * The confirmation before the last new lesson of the month is opened; null if this lesson is not the last one.
 */
export function lastLessonQuestion(lesson: LessonState, state: StudentClassState): Message | null {
  const { monthlyLimit, now, timezone } = state
  if (monthlyLimit === 0 || isOpened(lesson) || !countsTowardsProgress(lesson)) return null
  if (lessonsOpenedThisMonth(state) !== monthlyLimit - 1) return null
  const nextMonth = isoMonth(addOneMonth(now, timezone), timezone)
  const reopens = day(startOfDay(`${nextMonth}-01`, timezone), timezone)
  return monthlyLimit === 1
    ? say('rules_lessons_last_of_one', { day: reopens })
    : say('rules_lessons_last_of_month', { count: monthlyLimit, day: reopens })
}

function denied(
  reason: Exclude<LessonAccess, { open: true }>['reason'],
  message: Message,
): LessonAccess {
  return { open: false, reason, message }
}
