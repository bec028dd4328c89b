import { type SqlBool, sql } from 'kysely'

/**
 * The rows that a member of the staff reaches with a permission (R-STAFF-006). A store takes one as it takes `Db`, and limits its
 * queries with `inScope`.
 */
export type Scope = { reach: 'all' } | { reach: 'own classes'; userId: number }

export const WHOLE_SCHOOL: Scope = { reach: 'all' }

/**
 * Limits a query to the classes of the scope: `.$call(inScope(scope, 'lessons.class_id'))`. For the whole school the query stays as it is.
 */
export function inScope(scope: Scope, classColumn: string) {
  return <Q extends { where: (condition: ReturnType<typeof isInScope>) => Q }>(query: Q): Q =>
    scope.reach === 'all' ? query : query.where(isInScope(scope.userId, classColumn))
}

/** Limits a query to students who are in a class of the scope: `.$call(studentsInScope(scope, 'users.id'))`. */
export function studentsInScope(scope: Scope, studentColumn: string) {
  return <Q extends { where: (condition: ReturnType<typeof isInScope>) => Q }>(query: Q): Q =>
    scope.reach === 'all' ? query : query.where(isStudentInScope(scope.userId, studentColumn))
}

/** The condition that a class is one of the person's. */
export const isInScope = (userId: number, classColumn: string) =>
  sql<SqlBool>`${sql.ref(classColumn)} in (select class_id from class_staff where user_id = ${userId})`

/** The condition that a student is in a class of the person. */
export const isStudentInScope = (userId: number, studentColumn: string) =>
  sql<SqlBool>`${sql.ref(studentColumn)} in (
    select enrolments.student_id from enrolments
    join class_staff on class_staff.class_id = enrolments.class_id
    where class_staff.user_id = ${userId})`
