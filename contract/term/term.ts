import { say } from '../../messages/message.ts'
import { registrationEndsAt } from '../classes/registration-window.ts'
import { call } from '../platform/call.ts'
import { DAY } from '../platform/duration.ts'
import { addDays, isoDay, startOfDay } from '../platform/school-time.ts'
import { id, requiredText } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

const LESSONS_PATH = '/lessonsAction.php'

/** Rules of copying a class or a lesson to another term, checked by the screen and by the server. */

/** The largest class that can be copied. */
export const MAX_COPIED_LESSONS = 500
export const MAX_COPIED_QUESTIONS = 20_000

/** Ten years. */
export const MAX_SHIFT_DAYS = 3_660

/** The message for a class that exceeds one of the limits. */
export const classTooLarge = () =>
  say('rules_term_class_too_large', {
    lessons: MAX_COPIED_LESSONS,
    questions: MAX_COPIED_QUESTIONS,
  })

type DatedLesson = { id: number; subject: string; opensAt: number }

/** The items of a class that have a date: the end of registration, and each lesson with a study date. Times are Unix seconds. */
export type ShiftedDate = {
  /** 0 for the end of registration. */
  lessonId: number
  /** '' for the end of registration. */
  subject: string
  before: number
  after: number
}

/** The study date of a copy; 0, for none, stays 0. */
export function shiftTime(time: number, days: number, timezone: string): number {
  return time === 0 ? 0 : addDays(time, days, timezone)
}

/** The registration deadline of a copy, in the form of the original: a day, Unix seconds, or none. */
export function shiftDeadline(deadline: string, days: number, timezone: string): string {
  const end = registrationEndsAt(deadline, timezone)
  if (end === null) return deadline
  const shifted = addDays(end, days, timezone)
  return deadline.includes('-') ? isoDay(shifted, timezone) : String(shifted)
}

/** Everything with a date, before and after a shift, the end of registration first. */
export function shiftedDates(
  { registrationCloses, lessons }: { registrationCloses: string; lessons: readonly DatedLesson[] },
  days: number,
  timezone: string,
): ShiftedDate[] {
  const closes = registrationEndsAt(registrationCloses, timezone)
  const all = [
    ...(closes === null ? [] : [{ lessonId: 0, subject: '', before: closes }]),
    ...lessons
      .filter((it) => it.opensAt > 0)
      .map((it) => ({ lessonId: it.id, subject: it.subject, before: it.opensAt })),
  ]
  return all.map((it) => ({ ...it, after: addDays(it.before, days, timezone) }))
}

/** The day 'YYYY-MM-DD' of the first study date, or of the end of registration if no lesson has one; undefined without dates. */
export function firstDay(dates: readonly ShiftedDate[], timezone: string): string | undefined {
  const studyDates = dates.filter((it) => it.lessonId !== 0)
  const starts = (studyDates.length > 0 ? studyDates : dates).map((it) => it.before)
  return starts.length > 0 ? isoDay(Math.min(...starts), timezone) : undefined
}

/** The number of days from one day 'YYYY-MM-DD' to another; NaN for an invalid day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOfDay(to, 'UTC') - startOfDay(from, 'UTC')) / DAY)
}

/** Calls that prepare a new term: copies and publishing. */

const isShift = (days: number) => Math.abs(days) <= MAX_SHIFT_DAYS

/** Days, negative for earlier. Form data sends them as text. */
const shiftDays = z.codec(
  z.union([
    z.int().check(z.refine(isShift)),
    z.string().check(
      z.regex(/^-?\d{1,4}$/),
      z.refine((it) => isShift(Number(it))),
    ),
  ]),
  z.int(),
  { decode: Number, encode: String },
)

/**
 * Copies a class with its lessons, exams, questions, checks, files, links, price and prerequisite, without students and their
 * activity, and moves every date by `shift_days`. The copy is a draft. Declined with `class_too_large`.
 */
export const duplicateClass = call({
  path: LESSONS_PATH,
  action: 'duplicateClass',
  access: { can: 'createClasses' },
  effect: 'create',
  reauthentication: 'none',
  request: { class_id: id, name: requiredText(200), shift_days: shiftDays },
  response: z.object({ id }),
  successMessage: say('rules_term_class_duplicated_draft_until_publish'),
})

/**
 * Copies a lesson or exam with its questions, checks and file to the end of a class, as a draft, and moves its study date by
 * `shift_days`.
 */
export const duplicateLesson = call({
  path: LESSONS_PATH,
  action: 'duplicateLesson',
  access: { can: 'editLessons' },
  effect: 'create',
  reauthentication: 'none',
  request: { lesson_id: id, class_id: id, shift_days: shiftDays },
  response: z.object({ id }),
  successMessage: say('rules_term_lesson_duplicated_draft_until_publish'),
})

/**
 * Makes a draft class active. Students who were added to it get one notification of the first open lesson, and of each
 * later lesson when it opens. Publishing a published class changes nothing.
 */
export const publishClass = call({
  path: LESSONS_PATH,
  action: 'publishClass',
  access: { can: 'editClasses' },
  effect: 'change',
  reauthentication: 'none',
  request: { class_id: id },
  successMessage: say('rules_term_class_published'),
})

/** Makes a draft lesson visible and notifies the students of its class once, when it opens. */
export const publishLesson = call({
  path: LESSONS_PATH,
  action: 'publishLesson',
  access: { can: 'editLessons' },
  effect: 'change',
  reauthentication: 'none',
  request: { lesson_id: id },
  successMessage: say('rules_term_lesson_published'),
})
