import { LESSON_KINDS, lessonKindsWhere } from '../../contract/lessons/lesson-kinds.ts'
import { compareNames } from '../../contract/platform/name-order.ts'
import type { Db } from '../platform/db.ts'
import { isUserFound } from '../platform/search-text.ts'

/** A lesson or exam of a gradebook. */
export type GradebookColumn = { id: number; subject: string; isExam: boolean }

/** The lessons that count towards progress, in their order. */
export async function listColumns(db: Db, classId: number): Promise<GradebookColumn[]> {
  const rows = await db
    .selectFrom('lessons')
    .select(['id', 'subject', 'kind'])
    .where('class_id', '=', classId)
    .where(
      'kind',
      'in',
      lessonKindsWhere((it) => it.countsTowardsProgress),
    )
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, subject, kind }) => ({
    id,
    subject,
    isExam: LESSON_KINDS[kind].completedBy === 'submission',
  }))
}

/** The students of a class by name, those that match a search if there is one. */
/** The students of a class that match a text; with `ids`, these students. */
export async function listClassStudents(
  db: Db,
  classId: number,
  search: string,
  ids?: readonly number[],
) {
  const students = await db
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('enrolments.class_id', '=', classId)
    .where('users.deleted_at', 'is', null)
    .$if(ids !== undefined, (it) => it.where('users.id', 'in', [0, ...(ids ?? [])]))
    .$if(search !== '' && ids === undefined, (it) =>
      it.where(isUserFound('users.search_text', search)),
    )
    .orderBy('users.id')
    .execute()
  // the engines order differently from each other and from the tables of the browser
  return students.sort((a, b) => compareNames(a.name, b.name))
}

/** The number of students of a class. */
export async function countClassStudents(db: Db, classId: number): Promise<number> {
  const { total } = await db
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .where('enrolments.class_id', '=', classId)
    .where('users.deleted_at', 'is', null)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The ids of the present students of a class, for `in`. */
function presentStudents(db: Db, classId: number) {
  return db
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .select('enrolments.student_id')
    .where('enrolments.class_id', '=', classId)
    .where('users.deleted_at', 'is', null)
}

/** How many of the present students opened each lesson. */
export async function countViewsByLesson(db: Db, classId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('lesson_views')
    .select('lesson_id')
    .select((it) => it.fn.countAll<number>().as('views'))
    .where('class_id', '=', classId)
    .where('viewed_at', '>', 0)
    .where('student_id', 'in', presentStudents(db, classId))
    .groupBy('lesson_id')
    .execute()
  return new Map(rows.map((it) => [it.lesson_id, it.views]))
}

/** How many of the present students submitted each exam, and the mean total of those that are marked. */
export async function summarizeExams(db: Db, classId: number, examIds: readonly number[]) {
  if (examIds.length === 0) return new Map<number, { submitted: number; average: number | null }>()
  const rows = await db
    .selectFrom('exam_results')
    .select('lesson_id')
    .select((it) => it.fn.countAll<number>().as('submitted'))
    .select((it) => it.fn.avg<number | null>('total_score').as('average'))
    .where('lesson_id', 'in', examIds)
    .where('counts', '=', 1)
    .where('student_id', 'in', presentStudents(db, classId))
    .groupBy('lesson_id')
    .execute()
  return new Map(
    rows.map(({ lesson_id, submitted, average }) => [lesson_id, { submitted, average }]),
  )
}

/** How many of these lessons each student of a class opened. */
export async function countViewsByStudent(db: Db, classId: number, lessonIds: readonly number[]) {
  if (lessonIds.length === 0) return new Map<number, number>()
  const rows = await db
    .selectFrom('lesson_views')
    .select('student_id')
    .select((it) => it.fn.countAll<number>().as('views'))
    .where('class_id', '=', classId)
    .where('viewed_at', '>', 0)
    .where('lesson_id', 'in', lessonIds)
    .groupBy('student_id')
    .execute()
  return new Map(rows.map((it) => [it.student_id, it.views]))
}

type ExamSummary = { submitted: number; waiting: number; average: number | null }

/** Whose submissions are read: with `isMarked` only those with a total. */
type ResultFilter = { isMarked: boolean; studentIds?: readonly number[] }

/** The exams of each student: submitted, waiting for a mark, and the mean total of the others. */
export async function summarizeByStudent(
  db: Db,
  examIds: readonly number[],
  { isMarked }: ResultFilter,
): Promise<Map<number, ExamSummary>> {
  if (examIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('exam_results')
    .select('student_id')
    .select((it) => it.fn.countAll<number>().as('submitted'))
    .select((it) => it.fn.count<number>('marked_at').as('marked'))
    .select((it) => it.fn.avg<number | null>('total_score').as('average'))
    .where('lesson_id', 'in', examIds)
    .where('counts', '=', 1)
    .$if(isMarked, (it) => it.where('total_score', 'is not', null))
    .groupBy('student_id')
    .execute()
  return new Map(
    rows.map((it) => [
      it.student_id,
      { submitted: it.submitted, waiting: it.submitted - it.marked, average: it.average },
    ]),
  )
}

/** The opened lessons of these students. */
export async function listViews(db: Db, classId: number, studentIds: readonly number[]) {
  if (studentIds.length === 0) return []
  return db
    .selectFrom('lesson_views')
    .select(['student_id as studentId', 'lesson_id as lessonId'])
    .where('class_id', '=', classId)
    .where('viewed_at', '>', 0)
    .where('student_id', 'in', studentIds)
    .execute()
}

/** The submissions of these exams, of all or of some students. `total` is null until the mark. */
export async function listResults(
  db: Db,
  examIds: readonly number[],
  { isMarked, studentIds }: ResultFilter,
) {
  if (examIds.length === 0 || studentIds?.length === 0) return []
  return db
    .selectFrom('exam_results')
    .select(['id', 'student_id as studentId', 'lesson_id as lessonId', 'total_score as total'])
    .where('lesson_id', 'in', examIds)
    .where('counts', '=', 1)
    .$if(studentIds !== undefined, (it) => it.where('student_id', 'in', studentIds ?? []))
    .$if(isMarked, (it) => it.where('total_score', 'is not', null))
    .execute()
}

/** The students who opened one lesson of a class. */
export async function listStudentsWhoOpened(db: Db, classId: number, lessonId: number) {
  const rows = await db
    .selectFrom('lesson_views')
    .select('student_id')
    .where('class_id', '=', classId)
    .where('lesson_id', '=', lessonId)
    .where('viewed_at', '>', 0)
    .execute()
  return rows.map((it) => it.student_id)
}
