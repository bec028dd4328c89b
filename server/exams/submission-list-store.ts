import { type Expression, type ExpressionBuilder, type NotNull, type SqlBool, sql } from 'kysely'
import { lessonKindsWhere } from '../../contract/lessons/lesson-kinds.ts'
import type { Db } from '../platform/db.ts'
import { inScope, type Scope } from '../platform/scope.ts'
import { isUserFound } from '../platform/search-text.ts'
import type { Tables } from '../platform/tables.ts'
import { selectPassedOn } from './marking-claims.ts'
import { isOfAnonymousClass } from './sees-names.ts'

/** A list of submissions with a written answer: those that wait for a mark, or the marked ones. */
export type SubmissionSelection = {
  state: 'unmarked' | 'marked'
  /** The exams of the list; null for all that are not deleted. */
  lessonIds: readonly number[] | null
  /**
   * Limits the list to these exams and to the students that match a text, or to `studentIds` if they were found before;
   * null without a search.
   */
  search: { text: string; lessonIds: readonly number[]; studentIds?: readonly number[] } | null
  /** True if students of classes with anonymous marking are found by their number only (R-STAFF-004). */
  hidesNames?: boolean
  /** Leaves out the submissions that do not wait for a mark of this person: the other one of two, or a decision. */
  markableBy?: number
}

const EXAM_KINDS = lessonKindsWhere((it) => it.hasQuestions)
/** At most this many marked answers are listed: counting hundreds of thousands reads each of them; filters find the others. */
const MAX_MARKED = 1_000

type Range = { offset: number; limit: number }
type Condition = Expression<SqlBool>
type Builder = ExpressionBuilder<Tables, 'exam_results'>

function selectSubmissions(db: Db, selection: SubmissionSelection) {
  const { state, lessonIds, search, hidesNames, markableBy } = selection
  const deletedStudents = db.selectFrom('users').select('id').where('deleted_at', 'is not', null)
  return db
    .selectFrom('exam_results')
    .where((it) =>
      state === 'unmarked' ? it('marked_at', 'is', null) : it('theory_score', 'is not', null),
    )
    .where((it) => (lessonIds ? isIn(it, lessonIds) : isOfPresentExam(it, db)))
    .where('student_id', 'not in', deletedStudents)
    .$if(search !== null, (it) =>
      it.where((or) =>
        or.or([
          isIn(or, search?.lessonIds ?? []),
          ...(hidesNames && state === 'unmarked'
            ? [
                or.and([isOfStudents(or, db, search), or.not(isOfAnonymousClass(or))]),
                or.and([hasNumber(or, search?.text ?? ''), isOfAnonymousClass(or)]),
              ]
            : [isOfStudents(or, db, search)]),
        ]),
      ),
    )
    .$if(markableBy !== undefined, (it) =>
      it.where('id', 'not in', selectPassedOn(db, markableBy ?? 0)),
    )
}

function isIn(it: Builder, lessonIds: readonly number[]): Condition {
  // PostgreSQL does not accept `in ()`
  return lessonIds.length === 0 ? it.lit(false) : it('lesson_id', 'in', [...lessonIds])
}

// few exams are deleted: a list of all others would be longer
function isOfPresentExam(it: Builder, db: Db): Condition {
  const deletedExams = db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select('lessons.id')
    .where('lessons.kind', 'in', EXAM_KINDS)
    .where((or) =>
      or.or([or('lessons.deleted_at', 'is not', null), or('classes.deleted_at', 'is not', null)]),
    )
  return it(sql<number>`+lesson_id`, 'not in', deletedExams)
}

/** The submissions of the student with this number in the class: '14' or 'Student 14'. */
function hasNumber(it: Builder, text: string): Condition {
  const [, number] = /^(?:student\s*)?(\d{1,9})$/i.exec(text.trim()) ?? []
  if (number === undefined) return it.lit(false)
  return it.exists((inner) =>
    inner
      .selectFrom('student_numbers')
      .select('student_numbers.id')
      .whereRef('student_numbers.class_id', '=', 'exam_results.class_id')
      .whereRef('student_numbers.student_id', '=', 'exam_results.student_id')
      .where('student_numbers.number', '=', Number(number)),
  )
}

function isOfStudents(it: Builder, db: Db, search: SubmissionSelection['search']): Condition {
  const { text, studentIds } = search ?? { text: '' }
  if (!studentIds) return it('student_id', 'in', matchingStudents(db, text))
  return studentIds.length === 0 ? it.lit(false) : it('student_id', 'in', [...studentIds])
}

function matchingStudents(db: Db, text: string) {
  return db.selectFrom('users').select('id').where(isUserFound('search_text', text))
}

/**
 * The ids of the students that match a text, at most 1,000. With their ids, the planner reads the submissions of these
 * students; with the text, it would read every marked one.
 */
export async function findMatchingStudents(db: Db, text: string): Promise<number[]> {
  const rows = await matchingStudents(db, text).limit(MAX_MARKED).execute()
  return rows.map(({ id }) => id)
}

/** The number of submissions in a list. */
export async function countSubmissions(db: Db, selection: SubmissionSelection): Promise<number> {
  const { total } = await selectSubmissions(db, selection)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Ids of the listed marked answers, the last mark first. */
export const listMarkedIds = (db: Db, selection: SubmissionSelection) =>
  listSubmissionIds(db, selection, { offset: 0, limit: MAX_MARKED })

/** Ids of a range of a list: the oldest submission first, or the last mark first. */
export async function listSubmissionIds(db: Db, selection: SubmissionSelection, range: Range) {
  const rows = await selectRange(db, selection, range).execute()
  return rows.map(({ id }) => id)
}

function selectRange(db: Db, selection: SubmissionSelection, { offset, limit }: Range) {
  const ids = selectSubmissions(db, selection).select('id').limit(limit).offset(offset)
  if (selection.state === 'unmarked') return ids.orderBy('submitted_at').orderBy('id')
  // PostgreSQL would read the marks of the whole school in their order until it has found enough of these exams
  const markedAt = selection.lessonIds ? sql`marked_at + 0` : sql`marked_at`
  return ids.orderBy(markedAt, 'desc').orderBy('id', 'desc')
}

function selectRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('exam_results')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .innerJoin('classes', 'classes.id', 'exam_results.class_id')
    .innerJoin('users', 'users.id', 'exam_results.student_id')
    .where('exam_results.id', 'in', ids)
    .select(['exam_results.id as submissionId', 'lessons.subject', 'classes.name as className'])
    .select(['users.name as studentName', 'exam_results.student_id as studentId'])
}

/** A range of the unmarked submissions, oldest first. */
export async function listUnmarkedRange(db: Db, selection: SubmissionSelection, range: Range) {
  const ids = await listSubmissionIds(db, selection, range)
  if (ids.length === 0) return []
  return selectRows(db, ids)
    .select(['exam_results.lesson_id as lessonId', 'exam_results.class_id as classId'])
    .select('exam_results.submitted_at as submittedAt')
    .select('classes.anonymous_marking as isAnonymous')
    .orderBy('exam_results.submitted_at')
    .orderBy('exam_results.id')
    .execute()
}

/** These marked answers, the last mark first. */
export async function listMarked(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return selectRows(db, ids)
    .leftJoin('users as marker', 'marker.id', 'exam_results.marked_by')
    .select(['exam_results.theory_score as score', 'exam_results.marked_at as markedAt'])
    .select((it) => it.fn.coalesce('marker.name', it.val('')).as('markerName'))
    .where('exam_results.theory_score', 'is not', null)
    .where('exam_results.marked_at', 'is not', null)
    .$narrowType<{ score: NotNull; markedAt: NotNull }>()
    .orderBy('exam_results.marked_at', 'desc')
    .orderBy('exam_results.id', 'desc')
    .execute()
}

/** The exams that are not deleted, with their class. */
export async function listExams(db: Db, scope: Scope) {
  return db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .where('lessons.kind', 'in', EXAM_KINDS)
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .$call(inScope(scope, 'lessons.class_id'))
    .select(['lessons.id as lessonId', 'lessons.class_id as classId', 'lessons.subject'])
    .select('classes.name as className')
    .execute()
}

/** The exams of a class in their order. */
export async function listClassExams(db: Db, classId: number) {
  return db
    .selectFrom('lessons')
    .select(['id', 'subject'])
    .where('class_id', '=', classId)
    .where('kind', 'in', EXAM_KINDS)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The classes that have an exam, by name. */
export async function listExamClasses(db: Db, scope: Scope) {
  return db
    .selectFrom('classes')
    .select(['id', 'name'])
    .$call(inScope(scope, 'classes.id'))
    .where('deleted_at', 'is', null)
    .where('id', 'in', (it) =>
      it
        .selectFrom('lessons')
        .select('class_id')
        .where('kind', 'in', EXAM_KINDS)
        .where('deleted_at', 'is', null),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()
}
