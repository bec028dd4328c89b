import type { LessonState, StudentClassState } from '../../contract/lesson-access.ts'
import { findEnrolment, isExpired } from '../enrolment/store.ts'
import type { Db } from '../platform/db.ts'
import { prepareQuery } from '../platform/prepared-query.ts'

type StudentClassQuery = {
  studentId: number
  examClass: { id: number; monthlyLimit: number }
  /** Unix seconds. */
  now: number
  timezone: string
}

/** Where a student stands in a class: what `lessonAccess` asks for (R-LESSON-015). */
export async function readStudentClassState(
  db: Db,
  { studentId, examClass: aClass, now, timezone }: StudentClassQuery,
): Promise<StudentClassState> {
  const [enrolment, lessons] = await Promise.all([
    findEnrolment(db, studentId, aClass.id),
    listLessonStates(db, studentId, aClass.id),
  ])
  return {
    enrolled: enrolment !== undefined,
    expired: enrolment !== undefined && isExpired(enrolment, now),
    monthlyLimit: aClass.monthlyLimit,
    lessons,
    now,
    timezone,
  }
}

type LessonStateRow = Pick<LessonState, 'id' | 'kind' | 'opensAt'> & {
  scheduled: number
  viewedAt: number | null
  resultId: number | null
}

const queryLessonStates = prepareQuery<{ studentId: number; classId: number }, LessonStateRow>(
  (db, param) =>
    db
      .selectFrom('lessons')
      .leftJoin('lesson_views', (join) =>
        join
          .onRef('lesson_views.lesson_id', '=', 'lessons.id')
          .on('lesson_views.student_id', '=', param('studentId')),
      )
      .leftJoin('exam_results', (join) =>
        join
          .onRef('exam_results.lesson_id', '=', 'lessons.id')
          .on('exam_results.student_id', '=', param('studentId')),
      )
      .select([
        'lessons.id',
        'lessons.kind',
        'lessons.scheduled',
        'lessons.opens_at as opensAt',
        'lesson_views.viewed_at as viewedAt',
        'exam_results.id as resultId',
      ])
      .where('lessons.class_id', '=', param('classId'))
      .where('lessons.deleted_at', 'is', null)
      .orderBy('lessons.position')
      .orderBy('lessons.id'),
)

/** A class's lessons in order with what this student did in each, without their texts. */
async function listLessonStates(
  db: Db,
  studentId: number,
  classId: number,
): Promise<LessonState[]> {
  const rows = await queryLessonStates(db, { studentId, classId })
  return rows.map(({ id, kind, scheduled, opensAt, viewedAt, resultId }) => ({
    id,
    kind,
    opensAt,
    scheduled: scheduled === 1,
    viewed: viewedAt !== null,
    viewedAt: viewedAt ?? 0,
    examDone: resultId !== null,
  }))
}
