import type { Kobo } from '../../contract/kobo.ts'
import type { Db, Tx } from '../platform/db.ts'
import { prepareQuery } from '../platform/prepared-query.ts'

/** A student's enrolment in a class. `paidUntil` is Unix seconds, 0 if the enrolment does not expire. */
export type Enrolment = { id: number; paidUntil: number; enrolledAt: number }

type EnrolmentRow = { id: number; enrolled_at: number; paid_until: number; monthly: number }

const selectEnrolment = prepareQuery<{ studentId: number; classId: number }, EnrolmentRow>(
  (db, param) =>
    db
      .selectFrom('enrolments')
      .innerJoin('classes', 'classes.id', 'enrolments.class_id')
      .select(['enrolments.id', 'enrolled_at', 'paid_until', 'classes.monthly'])
      .where('student_id', '=', param('studentId'))
      .where('class_id', '=', param('classId')),
)

/** A student's enrolment in a class. It does not expire if the class is no longer monthly. */
export async function findEnrolment(
  db: Db,
  studentId: number,
  classId: number,
): Promise<Enrolment | undefined> {
  const [row] = await selectEnrolment(db, { studentId, classId })
  return row && { id: row.id, enrolledAt: row.enrolled_at, paidUntil: effectivePaidUntil(row) }
}

/** The end of an enrolment in Unix seconds; 0 unless the class is monthly. */
export function effectivePaidUntil(row: { paid_until: number; monthly: number }): number {
  return row.monthly === 1 ? row.paid_until : 0
}

/** True if the paid month is over at `now` (Unix seconds). */
export function isExpired({ paidUntil }: Pick<Enrolment, 'paidUntil'>, now: number): boolean {
  return paidUntil !== 0 && now > paidUntil
}

/** Creates an enrolment and returns its id; null if the student is already enrolled. */
export async function insertEnrolment(
  tx: Tx,
  enrolment: { studentId: number; classId: number; paid: Kobo; paidUntil: number; now: number },
): Promise<number | null> {
  const row = await tx
    .insertInto('enrolments')
    .values({
      student_id: enrolment.studentId,
      class_id: enrolment.classId,
      paid: enrolment.paid,
      paid_until: enrolment.paidUntil,
      enrolled_at: enrolment.now,
    })
    .onConflict((it) => it.columns(['student_id', 'class_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Locks a student's enrolment until the transaction ends, so that concurrent renewals run one after the other. */
export async function lockEnrolment(tx: Tx, studentId: number, classId: number) {
  const row = await tx
    .updateTable('enrolments')
    .set((it) => ({ paid_until: it.ref('paid_until') }))
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .returning(['id', 'paid_until'])
    .executeTakeFirst()
  return row && { id: row.id, paidUntil: row.paid_until }
}

/** Sets the end of the paid month (Unix seconds). */
export async function setPaidUntil(tx: Tx, enrolmentId: number, paidUntil: number): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set({ paid_until: paidUntil })
    .where('id', '=', enrolmentId)
    .execute()
}

type ClassEnrolmentRow = {
  enrolment_id: number
  paid_until: number
  monthly: number
  id: number
  version: number
}

/** A student's enrolments, newest first, with class id and version; without drafts and deleted classes (R-CLASS-046). */
export const listEnrolments = prepareQuery<{ studentId: number }, ClassEnrolmentRow>((db, param) =>
  db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['enrolments.id as enrolment_id', 'enrolments.paid_until'])
    .select(['classes.monthly', 'classes.id', 'classes.version'])
    .where('enrolments.student_id', '=', param('studentId'))
    .where('classes.deleted_at', 'is', null)
    .where('classes.is_draft', '=', 0)
    .orderBy('enrolments.id', 'desc'),
)

/** The students of a class who are not deleted, in the order of enrolment. */
export async function listClassStudents(db: Db, classId: number) {
  return db
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone'])
    .select(['enrolments.paid_until', 'classes.monthly'])
    .where('enrolments.class_id', '=', classId)
    .where('users.deleted_at', 'is', null)
    .orderBy('enrolments.enrolled_at')
    .orderBy('enrolments.id')
    .execute()
}
