import {
  type NextLessonOfClass,
  toNextLessonOfClass,
} from '../../../contract/enrolment/enrolment.ts'
import {
  countsTowardsProgress,
  isCompleted,
  isReleased,
  type LessonAccess,
  lessonAccess,
  monthlyLimitText,
} from '../../../contract/lessons/lesson-access.ts'
import { LESSON_KINDS } from '../../../contract/lessons/lesson-kinds.ts'
import type { LessonRow } from '../../../contract/lessons/lessons.ts'
import { nextLesson } from '../../../contract/lessons/next-lesson.ts'
import { startOfNextMonth } from '../../../contract/platform/school-time.ts'
import type { ClassPage } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import type { Message } from '../../../messages/message.ts'
import { createDateFormat } from '../../kit/dates.ts'
import { formatPercent } from '../../kit/score-band.ts'

/** A lesson of the list, with its access and its note. */
export type CourseRow = {
  lesson: LessonRow
  /** Its number among the counted lessons; a timetable has none. */
  number: number
  done: boolean
  access: LessonAccess
  isScheduled: boolean
  /** The moment in its note that has a Hijri date, too; absent for none. */
  moment?: number | undefined
  note: string
}

/** The progress of a student in a class, derived from the rules that the server enforces. */
export type Course = {
  rows: CourseRow[]
  done: number
  total: number
  /** The lesson with which the student continues, open or not. */
  next: NextLessonOfClass | null
  timetables: LessonRow[]
  /** '1 of 4 this month' for a student of a class with a monthly limit. */
  monthText: Message | null
}

/** What a device knows about the lessons of a class. */
type CourseOnDevice = {
  /** True for a kept lesson that is not read yet. */
  isKeptUnread?: (row: Pick<CourseRow, 'lesson' | 'done'>) => boolean
  /** The lesson with which the student continues without a connection. */
  next?: NextLessonOfClass | null
}

/** Derives the progress from a class page by contract/lessons/lesson-access.ts. `now` in Unix seconds. */
export function courseOf(
  page: ClassPage,
  now: number,
  timezone: string,
  { isKeptUnread = () => false, next }: CourseOnDevice = {},
): Course {
  const accessContext = {
    enrolled: page.isEnrolled,
    expired: page.subscription === 'expired',
    owesPart: page.plan !== undefined,
    monthlyLimit: page.monthlyLimit,
    lessons: page.lessons,
    now,
    timezone,
  }
  let number = 0
  const rows = page.lessons.map((lesson): CourseRow => {
    if (countsTowardsProgress(lesson)) number++
    const access = lessonAccess(lesson, accessContext)
    const done = countsTowardsProgress(lesson) && isCompleted(lesson)
    const isScheduled = !done && !isReleased(lesson, now)
    const row = { lesson, number, done, access, isScheduled }
    // its mark says that it is available
    const note = access.open && isKeptUnread(row) ? '' : noteFor(row, now, timezone)
    return { ...row, note, moment: momentOf(row, now) }
  })
  const counted = rows.filter((it) => countsTowardsProgress(it.lesson))
  return {
    rows,
    done: counted.filter((it) => it.done).length,
    total: counted.length,
    next:
      next ??
      toNextLessonOfClass(
        nextLesson({
          ...accessContext,
          lessons: rows.map((it) => ({ ...it.lesson, number: it.number })),
        }),
      ),
    monthText: page.isEnrolled ? monthlyLimitText(page.openedThisMonth, page.monthlyLimit) : null,
    timetables: page.lessons.filter((it) => LESSON_KINDS[it.kind].opensIn === 'class-page'),
  }
}

const closedNotes: Record<Exclude<LessonAccess, { open: true }>['reason'], string> = {
  not_enrolled: m.classes_opens_after_enrolment(),
  exam_not_submitted: m.classes_opens_after_exam(),
  subscription_expired: m.classes_opens_after_payment(),
  lesson_scheduled: '',
  lesson_without_page: m.classes_row_timetable(),
  monthly_limit_reached: '',
}

/** When a lesson opens, or the last moment of an open exam. */
function momentOf(
  { lesson, done, access, isScheduled }: Omit<CourseRow, 'note' | 'moment'>,
  now: number,
): number | undefined {
  if (isScheduled) return lesson.opensAt
  const { closesAt = 0 } = lesson
  return !done && access.open && closesAt >= now ? closesAt : undefined
}

function noteFor(
  { lesson, done, access, isScheduled }: Omit<CourseRow, 'note'>,
  now: number,
  timezone: string,
): string {
  const { completedBy } = LESSON_KINDS[lesson.kind]
  const format = createDateFormat(timezone)
  if (done && completedBy === 'submission') return submittedNote(lesson)
  if (done)
    return lesson.viewedAt > 0
      ? m.classes_viewed_on({ date: format.date(lesson.viewedAt) })
      : m.classes_viewed()
  if (isScheduled) return m.classes_available_on({ time: format.dateTime(lesson.opensAt) })
  if (access.open && lesson.closesAt !== undefined)
    return lesson.closesAt < now
      ? m.fair_over_title()
      : m.fair_closes_at({ time: format.dateTime(lesson.closesAt) })
  if (access.open) return m.classes_available_now()
  return access.reason === 'monthly_limit_reached'
    ? m.classes_opens({ time: format.date(startOfNextMonth(now, timezone)) })
    : closedNotes[access.reason]
}

/** 'Submitted · 71%', and without a score while the written answer waits for its mark. */
function submittedNote({ examScore }: LessonRow): string {
  if (examScore === undefined) return m.classes_submitted()
  return examScore === null
    ? m.classes_submitted_waiting()
    : m.classes_submitted_score({ score: formatPercent(examScore) })
}
