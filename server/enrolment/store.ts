import type { Kobo } from '../../contract/kobo.ts'
import { builtOnce } from '../kernel/built-once.ts'
import type { Db, Tx } from '../kernel/db.ts'

/** A student's place in a class. `paidUntil` is Unix seconds, 0 for a place that does not end. */
export type Enrolment = { id: number; paidUntil: number; enrolledAt: number }

type PlaceOfOne = { id: number; enrolled_at: number; paid_until: number; monthly: number }

const placeOfOne = builtOnce<{ studentId: number; classId: number }, PlaceOfOne>((db, given) =>
  db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['enrolments.id', 'enrolled_at', 'paid_until', 'classes.monthly'])
    .where('student_id', '=', given('studentId'))
    .where('class_id', '=', given('classId')),
)

/** A student's enrolment in a class. A class that is no longer monthly has no end for anybody. */
export async function findEnrolment(
  db: Db,
  studentId: number,
  classId: number,
): Promise<Enrolment | undefined> {
  const [row] = await placeOfOne(db, { studentId, classId })
  return row && { id: row.id, enrolledAt: row.enrolled_at, paidUntil: endOf(row) }
}

/** When a place ends: only a monthly class's does. */
export function endOf(row: { paid_until: number; monthly: number }): number {
  return row.monthly === 1 ? row.paid_until : 0
}

/** Whether the month that was paid for is over at `now` (Unix seconds). */
export function isExpired({ paidUntil }: Pick<Enrolment, 'paidUntil'>, now: number): boolean {
  return paidUntil !== 0 && now > paidUntil
}

/** Gives a student a place, or answers null when the student has one. */
export async function insertEnrolment(
  tx: Tx,
  place: { studentId: number; classId: number; paid: Kobo; paidUntil: number; now: number },
): Promise<number | null> {
  const row = await tx
    .insertInto('enrolments')
    .values({
      student_id: place.studentId,
      class_id: place.classId,
      paid: place.paid,
      paid_until: place.paidUntil,
      enrolled_at: place.now,
    })
    .onConflict((it) => it.columns(['student_id', 'class_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** A student's place as it is now, held until the transaction ends: a second renewal waits here for the first. */
export async function holdEnrolment(tx: Tx, studentId: number, classId: number) {
  const row = await tx
    .updateTable('enrolments')
    .set((it) => ({ paid_until: it.ref('paid_until') }))
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .returning(['id', 'paid_until'])
    .executeTakeFirst()
  return row && { id: row.id, paidUntil: row.paid_until }
}

/** Sets the end of what is paid for. */
export async function extend(tx: Tx, enrolmentId: number, paidUntil: number): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set({ paid_until: paidUntil })
    .where('id', '=', enrolmentId)
    .execute()
}

type PlaceInClass = {
  enrolment_id: number
  paid_until: number
  monthly: number
  id: number
  version: number
}

/** A student's places, newest first, each with its class's id and version. A deleted class is gone (decisions §13). */
export const listPlaces = builtOnce<{ studentId: number }, PlaceInClass>((db, given) =>
  db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['enrolments.id as enrolment_id', 'enrolments.paid_until'])
    .select(['classes.monthly', 'classes.id', 'classes.version'])
    .where('enrolments.student_id', '=', given('studentId'))
    .where('classes.deleted_at', 'is', null)
    .orderBy('enrolments.id', 'desc'),
)

/** The students of a class who are not deleted, in the order they joined. */
export async function listStudents(db: Db, classId: number) {
  return db
    .selectFrom('enrolments')
    .innerJoin('people', 'people.id', 'enrolments.student_id')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['people.id', 'people.name', 'people.email', 'people.phone'])
    .select(['enrolments.paid_until', 'classes.monthly'])
    .where('enrolments.class_id', '=', classId)
    .where('people.deleted_at', 'is', null)
    .orderBy('enrolments.enrolled_at')
    .orderBy('enrolments.id')
    .execute()
}
