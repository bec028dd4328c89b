import { STUDENT_ROLE } from '../../contract/auth/auth.ts'
import type { Db } from '../platform/db.ts'
import { inScope, type Scope, WHOLE_SCHOOL } from '../platform/scope.ts'

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
export async function listClassSummaries(db: Db, scope: Scope = WHOLE_SCHOOL) {
  return db
    .selectFrom('classes')
    .select(['id', 'name', 'active'])
    .$call(inScope(scope, 'classes.id'))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/**
 * Number of enrolments by class id from `from` up to, but not including, `until` (Unix seconds), without deleted classes. One
 * count of the index `enrolments_by_class` each: grouping the index by time would sort every enrolment of the period.
 */
export async function countEnrolments(
  db: Db,
  { from, until }: { from: number; until: number },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('classes')
    .select((it) => [
      'classes.id',
      it
        .selectFrom('enrolments')
        .select((of) => of.fn.countAll<number>().as('total'))
        .whereRef('enrolments.class_id', '=', 'classes.id')
        .where('enrolled_at', '>=', from)
        .where('enrolled_at', '<', until)
        .as('enrolments'),
    ])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((it) => [it.id, Number(it.enrolments)]))
}
