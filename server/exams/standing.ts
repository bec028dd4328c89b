import type { GatedLesson, Standing } from '../../contract/lesson-access.ts'
import { findEnrolment, isExpired } from '../enrolment/store.ts'
import { builtOnce } from '../kernel/built-once.ts'
import type { Db } from '../kernel/db.ts'

type Asked = {
  studentId: number
  aClass: { id: number; monthlyLimit: number }
  /** Unix seconds. */
  now: number
  timezone: string
}

/** Where a student stands in a class: what `lessonAccess` asks for (student-area §4). */
export async function standingIn(
  db: Db,
  { studentId, aClass, now, timezone }: Asked,
): Promise<Standing> {
  const [place, lessons] = await Promise.all([
    findEnrolment(db, studentId, aClass.id),
    gatedLessons(db, studentId, aClass.id),
  ])
  return {
    enrolled: place !== undefined,
    expired: place !== undefined && isExpired(place, now),
    monthlyLimit: aClass.monthlyLimit,
    lessons,
    now,
    timezone,
  }
}

type GatedRow = Pick<GatedLesson, 'id' | 'kind' | 'opensAt'> & {
  scheduled: number
  viewedAt: number | null
  resultId: number | null
}

const gatedRows = builtOnce<{ studentId: number; classId: number }, GatedRow>((db, given) =>
  db
    .selectFrom('lessons')
    .leftJoin('lesson_views', (join) =>
      join
        .onRef('lesson_views.lesson_id', '=', 'lessons.id')
        .on('lesson_views.student_id', '=', given('studentId')),
    )
    .leftJoin('exam_results', (join) =>
      join
        .onRef('exam_results.lesson_id', '=', 'lessons.id')
        .on('exam_results.student_id', '=', given('studentId')),
    )
    .select([
      'lessons.id',
      'lessons.kind',
      'lessons.scheduled',
      'lessons.opens_at as opensAt',
      'lesson_views.viewed_at as viewedAt',
      'exam_results.id as resultId',
    ])
    .where('lessons.class_id', '=', given('classId'))
    .where('lessons.deleted_at', 'is', null)
    .orderBy('lessons.position')
    .orderBy('lessons.id'),
)

/** A class's lessons in order with what this student did in each, without their texts. */
async function gatedLessons(db: Db, studentId: number, classId: number): Promise<GatedLesson[]> {
  const rows = await gatedRows(db, { studentId, classId })
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
