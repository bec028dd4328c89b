import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

const LESSONS_PATH = '/lessonsAction.php'

/**
 * Whether two people mark each written answer of an exam (R-STAFF-008): no; yes, and the mean counts; yes, and the owner decides
 * where the two differ by more than a number of points.
 */
export const secondMarkModes = ['off', 'mean', 'owner'] as const
export type SecondMarkMode = (typeof secondMarkModes)[number]

/** The points by which two marks may differ before the owner decides, in a new exam. */
export const DEFAULT_DIFFERENCE = 10

/** Pairs of marks in one response of `getDifferingMarks`. */
export const DIFFERING_MARKS_PER_PAGE = 10

export const BOTH_MARKS_GIVEN = say('rules_exams_two_people_marked_exam_already')

/** One of the two marks of a submission. */
export const pairedMark = withFieldNames(
  z.object({ marker: z.string(), score: z.number(), feedback: z.string(), time: unixSeconds }),
  { markerName: 'marker', at: 'time' },
)
export type PairedMark = z.output<typeof pairedMark>

/** The mean of two marks, which may end in a half. */
export const meanMark = (first: number, second: number) => (first + second) / 2

/** Whether the owner decides between two marks. */
export function needsDecision(
  { mode, points }: { mode: SecondMarkMode; points: number },
  first: number,
  second: number,
): boolean {
  return mode === 'owner' && Math.abs(first - second) > points
}

/**
 * Where a submission of an exam with two marks stands for the caller: `waiting` for a mark of the caller or of two others; `given`:
 * the caller's mark waits for the other; `differ`: the owner decides. `mine` is the caller's mark, `marks` are both, which the caller
 * may see after having given one, and the owner if they differ.
 */
export const secondMarkState = z.object({
  state: z.enum(['waiting', 'given', 'differ']),
  mine: z.optional(pairedMark),
  marks: z.optional(z.array(pairedMark)),
})
export type SecondMarkState = z.output<typeof secondMarkState>

const differingMarks = withFieldNames(
  z.object({
    result_id: id,
    subject: z.string(),
    class_name: z.string(),
    student_name: z.string(),
    marks: z.array(pairedMark),
  }),
  { submissionId: 'result_id' },
)
export type DifferingMarks = z.output<typeof differingMarks>

/** The submissions whose two marks differ by more than the exam allows, the longest waiting first, by pages. */
export const getDifferingMarks = call({
  path: LESSONS_PATH,
  action: 'getDifferingMarks',
  access: { can: 'arrangeMarking' },
  effect: 'read',
  request: { page: z.optional(count) },
  response: z.object({
    exams: z.array(differingMarks),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
})

/**
 * Decides the mark of a submission whose two marks differ: a whole number from 0 to 100, or their mean. Without `feedback` the
 * student gets that of both markers. Declined with `marks_do_not_differ` if it is decided already.
 */
export const decideMark = call({
  path: LESSONS_PATH,
  action: 'decideMark',
  access: { can: 'arrangeMarking' },
  effect: 'change',
  reauthentication: 'none',
  request: {
    result_id: id,
    theory_score: z.union([z.number(), z.string().check(z.maxLength(50))]),
    feedback: z.optional(text(4_100)),
  },
  fieldNames: { submissionId: 'result_id' },
  successMessage: say('rules_exams_mark_decided'),
})
