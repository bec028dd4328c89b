import { type SqlBool, sql } from 'kysely'
import { type Permission, reachOf } from '../../contract/staff/permissions.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'

/**
 * The rows that a member of the staff reaches with a permission (R-STAFF-006). A store takes one as it takes `Db`, and limits its
 * queries with `inScope`. Without `seesContacts` emails, phone numbers and wallets of students are hidden (R-STAFF-003).
 */
export type Scope =
  | { reach: 'all' }
  | { reach: 'own classes'; userId: number; seesContacts: boolean }

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

/** Certificates that were given through a class of the person, and those that the person gave without a class to a student who is still in one. */
export const isCertificateInScope = (userId: number) =>
  sql<SqlBool>`(${isInScope(userId, 'certificates.class_id')}
    or (certificates.class_id is null and certificates.issued_by = ${userId}
      and ${isStudentInScope(userId, 'certificates.student_id')}))`

/** Limits a query of certificates to those of the scope. */
export function certificatesInScope(scope: Scope) {
  return <Q extends { where: (condition: ReturnType<typeof isInScope>) => Q }>(query: Q): Q =>
    scope.reach === 'all' ? query : query.where(isCertificateInScope(scope.userId))
}

/** Limits a query of messages to the person's own; their recipients may be of a class that was taken away. */
export function sentInScope(scope: Scope, senderColumn: string) {
  return <Q extends { where: (condition: ReturnType<typeof isInScope>) => Q }>(query: Q): Q =>
    scope.reach === 'all'
      ? query
      : query.where(sql<SqlBool>`${sql.ref(senderColumn)} = ${scope.userId}`)
}

/** False for staff who must not see emails, phone numbers and wallets of students (R-STAFF-003). */
export const seesContacts = (scope: Scope): boolean => scope.reach === 'all' || scope.seesContacts

/** The rows that an account of this kind reaches with a permission; undefined without it (R-STAFF-001). */
export function toScope(
  { id, staff }: { id: number; staff: StaffKind | null },
  can: Permission,
  seesContacts: boolean,
): Scope | undefined {
  const reach = staff ? reachOf(staff, can) : 'none'
  if (reach === 'none') return undefined
  return reach === 'all' ? { reach } : { reach, userId: id, seesContacts }
}
