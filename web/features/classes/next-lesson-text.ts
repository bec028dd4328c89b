import type { NextLessonOfClass } from '../../../contract/enrolment/enrolment.ts'
import { formatDateTime, isoDay } from '../../../contract/platform/school-time.ts'

/** '4 of 10 lessons' */
export function lessonsText(done: number, total: number): string {
  return `${done} of ${total} ${total === 1 ? 'lesson' : 'lessons'}`
}

/** What a student does who opens the next lesson of a class. */
export const continueWord = (lessonsDone: number) => (lessonsDone === 0 ? 'Start' : 'Continue')

/** 'Opens 2 Dec, 6:00 PM', with the year if it is another one; 'Opens when you renew'. Times in Unix seconds. */
export function opensText(
  { opens, opensAt }: NextLessonOfClass,
  now: number,
  timezone: string,
): string {
  if (opens === 'after-renewal') return 'Opens when you renew'
  const yearOf = (time: number) => isoDay(time, timezone).slice(0, 4)
  const year = yearOf(opensAt)
  const time = formatDateTime(opensAt, timezone)
  return `Opens ${year === yearOf(now) ? time.replace(` ${year},`, ',') : time}`
}
