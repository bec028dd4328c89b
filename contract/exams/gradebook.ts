import { call } from '../platform/call.ts'
import { csvDownload } from '../platform/csv-download.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, flag, id, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

const LESSONS_PATH = '/lessonsAction.php'

/** Students in one response of `getGradebookRows`. */
export const GRADEBOOK_ROWS = 50
/** Lessons of a class beyond this number have no column. */
export const MAX_GRADEBOOK_COLUMNS = 500

/** The students that a gradebook can be limited to. */
export const gradebookShows = ['all', 'unfinished', 'waiting', 'below70'] as const
export type GradebookShow = (typeof gradebookShows)[number]
/** The orders of a gradebook; `column` is that of the lesson in the request. */
export const gradebookOrders = ['name', 'completed', 'average', 'attended', 'column'] as const
export type GradebookOrder = (typeof gradebookOrders)[number]

/** The filters and the order of the students of a class; by name without `sort`. */
const gradebookFilter = {
  class_id: id,
  search: z.optional(text(200)),
  show: z.optional(z.enum(gradebookShows)),
  sort: z.optional(z.enum(gradebookOrders)),
  // the lesson of the order 'column'
  lesson_id: z.optional(id),
  order: z.optional(z.enum(['asc', 'desc'])),
}

export const gradebookCsv = csvDownload('/exports/gradebook.csv', 'viewMarks', gradebookFilter)

/** The name of the exported file; `day` is YYYY-MM-DD. */
export function gradebookFileName(classId: number, day: string): string {
  return `gradebook_${classId}_${day}.csv`
}

/**
 * The lessons and exams of a class, one array for each property. `completed` is the number of students who opened the
 * lesson or submitted the exam, `averages` the mean total of the marked submissions, null for lessons and without one.
 */
const gradebookColumns = z.object({
  ids: z.array(id),
  subjects: z.array(z.string()),
  // '1' for an exam
  exams: z.array(z.enum(['0', '1'])),
  completed: z.array(z.int()),
  averages: z.array(z.nullable(z.number())),
})
export type GradebookColumns = z.output<typeof gradebookColumns>

/** The columns of a gradebook with their sums. `hidden` lessons exceed the limit and have no column. */
export const getGradebook = call({
  path: LESSONS_PATH,
  action: 'getGradebook',
  access: { can: 'viewMarks' },
  effect: 'read',
  request: { class_id: id },
  response: withFieldNames(
    z.object({
      class_name: z.string(),
      students: z.int(),
      columns: gradebookColumns,
      hidden: z.int(),
      // the live sessions that have begun; absent without one (R-SESSION-003)
      sessions: z.optional(z.int()),
      // '1' if exams that wait for a mark are shown as nothing, because the caller may not know whose they are (R-STAFF-004)
      anonymous: z.optional(flag),
    }),
    {
      studentCount: 'students',
      hiddenCount: 'hidden',
      sessionCount: 'sessions',
      isAnonymous: 'anonymous',
    },
  ),
})

/** A cell of a lesson or an exam: nothing, completed, or an exam that waits for its mark. */
export const CELLS = { none: '0', completed: '1', waiting: '2' } as const

/**
 * A page of the students of a class, one array for each property. `cells` has one character per column:
 * '0' for nothing, '1' for an opened lesson or an exam with a total, '2' for an exam that waits for its mark. `scores` has
 * one array per student with the totals of the cells '1' of exams, in the order of the columns, `marked` one with the ids of
 * their submissions, and `waiting` one with those of the cells '2'. A page beyond the last returns the last one.
 */
const gradebookRows = z.object({
  total: z.int(),
  page: z.int(),
  ids: z.array(id),
  names: z.array(z.string()),
  emails: z.array(z.string()),
  completed: z.array(z.int()),
  averages: z.array(z.nullable(z.number())),
  cells: z.array(z.string()),
  scores: z.array(z.array(z.number())),
  marked: z.array(z.array(id)),
  waiting: z.array(z.array(id)),
  // in how many live sessions each student was there; absent without a session
  attended: z.optional(z.array(z.int())),
})
export type GradebookRows = z.output<typeof gradebookRows>

export const getGradebookRows = call({
  path: LESSONS_PATH,
  action: 'getGradebookRows',
  access: { can: 'viewMarks' },
  effect: 'read',
  request: { ...gradebookFilter, page: z.optional(count) },
  response: gradebookRows,
})
