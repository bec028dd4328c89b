import { STUDENT_ROLE } from '../../contract/auth.ts'
import type { Db } from '../platform/db.ts'

/** Number of students who are not deleted. */
export async function countStudents(db: Db): Promise<number> {
  const { students } = await db
    .selectFrom('users')
    .select((it) => it.fn.countAll<number>().as('students'))
    .where('role', '=', STUDENT_ROLE)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return students
}

/** All classes that are not deleted. */
export async function listClassSummaries(db: Db) {
  return db
    .selectFrom('classes')
    .select(['id', 'name', 'active'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Number of enrolments by class id from `from` up to, but not including, `until` (Unix seconds). */
export async function countEnrolments(
  db: Db,
  { from, until }: { from: number; until: number },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('enrolments')
    .select((it) => ['class_id', it.fn.countAll<number>().as('enrolments')])
    .where('enrolled_at', '>=', from)
    .where('enrolled_at', '<', until)
    .groupBy('class_id')
    .execute()
  return new Map(rows.map((it) => [it.class_id, it.enrolments]))
}
