import { call } from '../platform/call.ts'
import { id, requiredText } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { MAX_SHIFT_DAYS } from './term-dates.ts'

/** Calls that prepare a new term: copies and publishing. */

const LESSONS_PATH = '/lessonsAction.php'

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
  method: 'POST',
  path: LESSONS_PATH,
  action: 'duplicateClass',
  access: 'admin',
  effect: 'create',
  reauthentication: 'none',
  request: { class_id: id, name: requiredText(200), shift_days: shiftDays },
  response: z.object({ id }),
  successMessage: 'Class duplicated. It is a draft until you publish it.',
})

/**
 * Copies a lesson or exam with its questions, checks and file to the end of a class, as a draft, and moves its study date by
 * `shift_days`.
 */
export const duplicateLesson = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'duplicateLesson',
  access: 'admin',
  effect: 'create',
  reauthentication: 'none',
  request: { lesson_id: id, class_id: id, shift_days: shiftDays },
  response: z.object({ id }),
  successMessage: 'Lesson duplicated. It is a draft until you publish it.',
})

/**
 * Makes a draft class active. Students who were added to it get one notification of the first open lesson, and of each
 * later lesson when it opens. Publishing a published class changes nothing.
 */
export const publishClass = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'publishClass',
  access: 'admin',
  effect: 'change',
  reauthentication: 'none',
  request: { class_id: id },
  response: z.null(),
  successMessage: 'Class published.',
})

/** Makes a draft lesson visible and notifies the students of its class once, when it opens. */
export const publishLesson = call({
  method: 'POST',
  path: LESSONS_PATH,
  action: 'publishLesson',
  access: 'admin',
  effect: 'change',
  reauthentication: 'none',
  request: { lesson_id: id },
  response: z.null(),
  successMessage: 'Lesson published.',
})
