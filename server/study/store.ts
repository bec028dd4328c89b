import { lessonKindsWhere } from '../../contract/lesson-kinds.ts'
import type { Db, Tx } from '../platform/db.ts'
import { prepareQuery } from '../platform/prepared-query.ts'

type StudentProgressRow = { class_id: number; lesson_id: number; at: number; submitted: number }

/** The views (`submitted` 0) and submissions (1) of a student in all classes, read from one index each. */
export const listStudentProgress = prepareQuery<{ studentId: number }, StudentProgressRow>(
  (db, param) =>
    db
      .selectFrom('lesson_views')
      .select(['class_id', 'lesson_id', 'viewed_at as at'])
      .select((it) => it.lit<number>(0).as('submitted'))
      .where('student_id', '=', param('studentId'))
      .unionAll(
        db
          .selectFrom('exam_results')
          .select(['class_id', 'lesson_id', 'submitted_at as at'])
          .select((it) => it.lit<number>(1).as('submitted'))
          .where('student_id', '=', param('studentId')),
      ),
)

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

/** Records the first time a student opened a lesson; a later opening changes nothing. */
export async function insertLessonView(
  tx: Tx,
  view: { studentId: number; lessonId: number; classId: number; now: number },
): Promise<void> {
  await tx
    .insertInto('lesson_views')
    .values({
      student_id: view.studentId,
      lesson_id: view.lessonId,
      class_id: view.classId,
      viewed_at: view.now,
    })
    .onConflict((it) => it.columns(['student_id', 'lesson_id']).doNothing())
    .execute()
}

/**
 * The first openings of the lessons of a class, latest first, one per student and lesson (R-ACLASS-035). Students are
 * read through their enrolments: with a join to every view PostgreSQL reads all users of the school.
 */
export async function listAttendance(db: Db, classId: number) {
  const [views, students] = await Promise.all([
    db
      .selectFrom('lesson_views')
      .select(['student_id', 'viewed_at'])
      .where('class_id', '=', classId)
      .where('lesson_id', 'in', (it) =>
        it
          .selectFrom('lessons')
          .select('lessons.id')
          .where('lessons.class_id', '=', classId)
          .where('lessons.deleted_at', 'is', null),
      )
      .orderBy('viewed_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('enrolments')
      .innerJoin('users', 'users.id', 'enrolments.student_id')
      .select(['users.id', 'users.name', 'users.email'])
      .where('enrolments.class_id', '=', classId)
      .where('users.deleted_at', 'is', null)
      .execute(),
  ])
  const studentsById = new Map(students.map((it) => [it.id, it]))
  return views.flatMap(({ student_id, viewed_at }) => {
    const student = studentsById.get(student_id)
    return student ? [{ name: student.name, email: student.email, openedAt: viewed_at }] : []
  })
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
