import { lessonKindsWhere } from '../../contract/lessons/lesson-kinds.ts'
import { isAnonymousAndWaits } from '../exams/sees-names.ts'
import type { Db, Tx } from '../platform/db.ts'
import { groupWrites } from '../platform/group-writes.ts'
import { prepareQuery } from '../platform/prepared-query.ts'

type StudentProgressRow = {
  class_id: number
  lesson_id: number
  /** 0 for a lesson that was only kept. */
  at: number
  /** When a lesson was kept before it was read; 0 for none. */
  kept_at: number
  submitted: number
}

/** The views (`submitted` 0) and submissions (1) of a student in all classes, read from one index each. */
export const listStudentProgress = prepareQuery<{ studentId: number }, StudentProgressRow>(
  (db, param) =>
    db
      .selectFrom('lesson_views')
      .select(['class_id', 'lesson_id', 'viewed_at as at', 'kept_at'])
      .select((it) => it.lit<number>(0).as('submitted'))
      .where('student_id', '=', param('studentId'))
      .unionAll(
        db
          .selectFrom('exam_results')
          .select(['class_id', 'lesson_id', 'submitted_at as at'])
          .select((it) => it.lit<number>(0).as('kept_at'))
          .select((it) => it.lit<number>(1).as('submitted'))
          .where('student_id', '=', param('studentId'))
          .where('counts', '=', 1),
      ),
)

/** Submissions that wait in classes with anonymous marking. */
export const selectAnonymousSubmissions = (db: Db) =>
  db.selectFrom('exam_results').select(['student_id', 'lesson_id']).where(isAnonymousAndWaits)

/** The exams of a student that wait in classes with anonymous marking. */
export async function findAnonymousSubmissions(
  db: Db,
  { studentId }: { studentId: number },
): Promise<ReadonlySet<number>> {
  const rows = await selectAnonymousSubmissions(db).where('student_id', '=', studentId).execute()
  return new Set(rows.map((it) => it.lesson_id))
}

const kindsCompletedByView = lessonKindsWhere(
  (it) => it.countsTowardsProgress && it.completedBy === 'view',
)

/** When a student completed lessons and submitted exams between two times (Unix seconds, both included). */
export const listCompletionTimes = prepareQuery<
  { studentId: number; from: number; to: number },
  { at: number }
>((db, param) =>
  db
    .selectFrom('lesson_views')
    .innerJoin('lessons', 'lessons.id', 'lesson_views.lesson_id')
    .select('lesson_views.viewed_at as at')
    .where('lesson_views.student_id', '=', param('studentId'))
    .where('lesson_views.viewed_at', '>=', param('from'))
    .where('lesson_views.viewed_at', '<=', param('to'))
    .where('lessons.kind', 'in', kindsCompletedByView)
    .unionAll(
      db
        .selectFrom('exam_results')
        .select('submitted_at as at')
        .where('student_id', '=', param('studentId'))
        .where('submitted_at', '>=', param('from'))
        .where('submitted_at', '<=', param('to')),
    ),
)

type LessonView = { studentId: number; lessonId: number; classId: number; now: number }

/**
 * Records the first time that each student opened a lesson, by reading it or by keeping it on a device; a later opening changes
 * nothing.
 */
export async function insertLessonViews(
  db: Db,
  views: readonly (LessonView & { isForKeeping: boolean })[],
): Promise<void> {
  await db
    .insertInto('lesson_views')
    .values(
      views.map(({ isForKeeping, ...view }) => ({
        student_id: view.studentId,
        lesson_id: view.lessonId,
        class_id: view.classId,
        viewed_at: isForKeeping ? 0 : view.now,
        kept_at: isForKeeping ? view.now : 0,
      })),
    )
    .onConflict((it) => it.columns(['student_id', 'lesson_id']).doNothing())
    .execute()
}

/** The same for one opening, written together with others of the same moment. */
export const addLessonView = groupWrites(insertLessonViews)

/** Records the first time a student read a lesson that was kept before. */
export async function markKeptLessonRead(tx: Tx, view: LessonView): Promise<void> {
  await tx
    .updateTable('lesson_views')
    .set({ viewed_at: view.now })
    .where('student_id', '=', view.studentId)
    .where('lesson_id', '=', view.lessonId)
    .where('viewed_at', '=', 0)
    .execute()
}

/** The class of each published lesson; without those that are deleted. */
export async function findClassesOfLessons(
  db: Db,
  lessonIds: readonly number[],
): Promise<Map<number, number>> {
  // neither engine accepts `in ()`
  if (lessonIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('lessons')
    .select(['id', 'class_id'])
    .where('id', 'in', lessonIds)
    .where('deleted_at', 'is', null)
    .where('is_draft', '=', 0)
    .execute()
  return new Map(rows.map((it) => [it.id, it.class_id]))
}

/** Those of the words that a student learns. */
export async function listOwnCards(
  db: Db,
  studentId: number,
  cardIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('my_words')
    .select('card_id')
    .where('student_id', '=', studentId)
    .where('card_id', 'in', cardIds)
    .where('removed_at', 'is', null)
    .execute()
  return new Set(rows.map((it) => it.card_id))
}
