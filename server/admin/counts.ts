import { STUDENT_ROLE } from '../../contract/auth.ts'
import type { Db } from '../platform/db.ts'

/** How many students there are; who is deleted is none. */
export async function countStudents(db: Db): Promise<number> {
  const { students } = await db
    .selectFrom('users')
    .select((it) => it.fn.countAll<number>().as('students'))
    .where('role', '=', STUDENT_ROLE)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return students
}

/** Every class that is not deleted. */
export async function listClassSummaries(db: Db) {
  return db
    .selectFrom('classes')
    .select(['id', 'name', 'active'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** The enrolments of a stretch of time by class, `until` left out. */
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
