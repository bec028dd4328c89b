import { sql } from 'kysely'
import { type LessonKind, lessonKindsWhere } from '../../contract/lessons/lesson-kinds.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db } from '../platform/db.ts'

/** A current student who has completed a class. */
export type CompletedStudent = {
  id: number
  name: string
  email: string
  /** The mean of the scores of its exams in per cent; null for a class without exams, or while one is not marked. */
  score: number | null
  /** True while an exam waits for marking. */
  isUnmarked: boolean
  /** Whether the student has a certificate of the template for this class, or had one that was revoked. */
  holding: 'none' | 'valid' | 'revoked'
}

const viewed = lessonKindsWhere((it) => it.countsTowardsProgress && it.completedBy === 'view')
const submitted = lessonKindsWhere(
  (it) => it.countsTowardsProgress && it.completedBy === 'submission',
)

type Completed = { id: number; name: string; email: string; mean: number | null; marked: number }

/**
 * The current students of a class who have viewed every lesson and submitted every exam, in the order of
 * their names. A certificate that was given without a class counts for this one.
 */
export async function listCompleted(
  db: Db,
  { classId, templateId }: { classId: number; templateId: number },
): Promise<CompletedStudent[]> {
  const [views, exams] = [
    await lessonIds(db, classId, viewed),
    await lessonIds(db, classId, submitted),
  ]
  // a class without lessons is never completed
  if (views.length + exams.length === 0) return []
  const rows = await selectCompleted(db, classId, { views, exams })
  const studentIds = rows.map(({ id }) => id)
  const holdings = await readHoldings(db, { classId, templateId, studentIds })
  return rows.map(({ id, name, email, mean, marked }) => {
    const isUnmarked = marked < exams.length
    return {
      ...{ id, name, email, isUnmarked },
      score: isUnmarked || mean === null ? null : Math.round(mean * 10) / 10,
      holding: holdings.get(id) ?? 'none',
    }
  })
}

async function lessonIds(db: Db, classId: number, kinds: readonly LessonKind[]) {
  const rows = await db
    .selectFrom('lessons')
    .select('id')
    .where('class_id', '=', classId)
    .where('deleted_at', 'is', null)
    .where('is_draft', '=', 0)
    .where('kind', 'in', kinds)
    .execute()
  return rows.map(({ id }) => id)
}

async function selectCompleted(
  db: Db,
  classId: number,
  { views, exams }: { views: readonly number[]; exams: readonly number[] },
): Promise<Completed[]> {
  // neither engine accepts `in ()`
  const anyOf = (ids: readonly number[]) => (ids.length > 0 ? [...ids] : [0])
  const viewCounts = db
    .selectFrom('lesson_views')
    // a student has one view of a lesson and one submission of an exam
    .select((it) => ['student_id', it.fn.countAll<number>().as('n')])
    .where('class_id', '=', classId)
    .where('lesson_id', 'in', anyOf(views))
    // kept on a device is not read
    .where('viewed_at', '>', 0)
    .groupBy('student_id')
  const examCounts = db
    .selectFrom('exam_results')
    .select((it) => [
      'student_id',
      it.fn.countAll<number>().as('n'),
      it.fn.count<number>('total_score').as('marked'),
      // PostgreSQL returns the mean of integers as text
      sql<number>`avg(cast(total_score as double precision))`.as('mean'),
    ])
    .where('lesson_id', 'in', anyOf(exams))
    .where('counts', '=', 1)
    .groupBy('student_id')
  return db
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .leftJoin(viewCounts.as('views'), 'views.student_id', 'enrolments.student_id')
    .leftJoin(examCounts.as('results'), 'results.student_id', 'enrolments.student_id')
    .select((it) => [
      'users.id',
      'users.name',
      'users.email',
      'results.mean',
      it.fn.coalesce('results.marked', it.lit(0)).as('marked'),
    ])
    .where('enrolments.class_id', '=', classId)
    .where('users.deleted_at', 'is', null)
    .where((it) => it(it.fn.coalesce('views.n', it.lit(0)), '=', views.length))
    .where((it) => it(it.fn.coalesce('results.n', it.lit(0)), '=', exams.length))
    .orderBy('users.search_text')
    .orderBy('users.id')
    .execute()
}

/** Which of these students have, or had, a certificate of the template through this class or without one. */
async function readHoldings(
  db: Db,
  {
    classId,
    templateId,
    studentIds,
  }: { classId: number; templateId: number; studentIds: readonly number[] },
): Promise<Map<number, 'valid' | 'revoked'>> {
  const holdings = new Map<number, 'valid' | 'revoked'>()
  for (const batch of batchesOf(studentIds)) {
    const rows = await db
      .selectFrom('certificates')
      .select(['student_id', 'revoked_at'])
      .where('student_id', 'in', batch)
      .where('template_id', '=', templateId)
      .where((it) => it.or([it('class_id', '=', classId), it('class_id', 'is', null)]))
      .execute()
    for (const { student_id, revoked_at } of rows) {
      if (revoked_at === null) holdings.set(student_id, 'valid')
      else if (!holdings.has(student_id)) holdings.set(student_id, 'revoked')
    }
  }
  return holdings
}

/** Locks a template, so that two requests do not give its certificates to the same students. */
export async function lockTemplate(db: Db, id: number): Promise<boolean> {
  const row = await db
    .updateTable('certificate_templates')
    .set((it) => ({ title: it.ref('title') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
