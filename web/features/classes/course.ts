import {
  type Access,
  counts,
  isAvailable,
  isCompleted,
  lessonAccess,
} from '../../../contract/lesson-access.ts'
import type { LessonRow } from '../../../contract/lessons.ts'
import type { ClassPage } from '../../../contract/study.ts'
import { date, dateAndTime } from '../../kit/dates.ts'

/** A lesson in the list, with what the student may do with it now. */
export type CourseRow = {
  lesson: LessonRow
  /** Its place among the lessons that count; a timetable has none. */
  number: number
  done: boolean
  access: Access
  waitsForItsDay: boolean
  note: string
}

/** What a class page says of progress; all of it follows from the rules that the server enforces. */
export type Course = {
  rows: CourseRow[]
  done: number
  total: number
  /** The first that is open and not done. */
  next: CourseRow | undefined
  timetables: LessonRow[]
}

/** Reads a class page by contract/lesson-access.ts. `now` in Unix seconds. */
export function courseOf(page: ClassPage, now: number, timezone: string): Course {
  const standing = {
    enrolled: page.isEnrolled,
    expired: page.subscription === 'expired',
    monthlyLimit: page.monthlyLimit,
    lessons: page.lessons,
    now,
    timezone,
  }
  let number = 0
  const rows = page.lessons.map((lesson): CourseRow => {
    if (counts(lesson)) number++
    const access = lessonAccess(lesson, standing)
    const done = counts(lesson) && isCompleted(lesson)
    const waitsForItsDay = !done && !isAvailable(lesson, now)
    const row = { lesson, number, done, access, waitsForItsDay }
    return { ...row, note: noteOn(row) }
  })
  const counted = rows.filter((it) => counts(it.lesson))
  return {
    rows,
    done: counted.filter((it) => it.done).length,
    total: counted.length,
    next: counted.find((it) => it.access.open && !it.done),
    timetables: page.lessons.filter((it) => it.kind === 'timetable'),
  }
}

const closed: Record<Exclude<Access, { open: true }>['why'], string> = {
  'not-enrolled': 'Opens when you enroll',
  exam: 'After the exam above',
  expired: 'Opens when you renew',
  scheduled: '',
  timetable: 'Class timetable',
  limit: 'Next month',
}

function noteOn({ lesson, done, access, waitsForItsDay }: Omit<CourseRow, 'note'>): string {
  if (lesson.kind === 'exam' && lesson.examDone) return 'Submitted'
  if (done) return lesson.viewedAt > 0 ? `Viewed ${date(lesson.viewedAt)}` : 'Viewed'
  if (waitsForItsDay) return `Available on ${dateAndTime(lesson.opensAt)}`
  return access.open ? 'Available now' : closed[access.why]
}
