import type { NextLessonOfClass } from '../../../contract/enrolment/enrolment.ts'
import { isoDay } from '../../../contract/platform/school-time.ts'
import { m } from '../../../messages/m.ts'
import { createDateFormat } from '../../kit/dates.ts'

/** '4 of 10 lessons' */
export function lessonsText(done: number, total: number): string {
  return m.classes_progress_lessons({ done, total })
}

/** What opens the next lesson of a class: 'Start: 1 · The letters', later 'Continue: 5 · Signs of the verb'. */
export const continueText = (lessonsDone: number) =>
  lessonsDone === 0 ? m.classes_start_lesson : m.classes_continue_lesson

/** The year of a date with a time, in each language. */
const YEAR = / \p{Nd}{4}(?=[,،])/u

/** 'Opens 2 Dec, 6:00 PM', with the year if it is another one; 'Opens when you pay', for a renewal or a part. Times in Unix seconds. */
export function opensText(
  { opens, opensAt }: NextLessonOfClass,
  now: number,
  timezone: string,
): string {
  if (opens === 'after-renewal') return m.classes_opens_after_payment()
  const yearOf = (time: number) => isoDay(time, timezone).slice(0, 4)
  const time = createDateFormat(timezone).dateTime(opensAt)
  const isThisYear = yearOf(opensAt) === yearOf(now)
  return m.classes_opens({ time: isThisYear ? time.replace(YEAR, '') : time })
}
