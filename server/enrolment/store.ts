import type { Subscription } from '../../contract/enrolment/enrolment-rules.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
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

/** The day on which a subscription began if a month can be too short for it; undefined otherwise. */
export const longStartDay = ({ start_day }: { start_day: number | null }): number | undefined =>
  start_day !== null && start_day > 28 ? start_day : undefined

/** True if the paid month is over at `now` (Unix seconds). */
export function isExpired({ paidUntil }: Pick<Enrolment, 'paidUntil'>, now: number): boolean {
  return paidUntil !== 0 && now > paidUntil
}

type NewEnrolment = Subscription & { studentId: number; classId: number; paid: Kobo; now: number }

/** Creates an enrolment and returns its id; null if the student is already enrolled. */
export async function insertEnrolment(tx: Tx, enrolment: NewEnrolment): Promise<number | null> {
  const row = await tx
    .insertInto('enrolments')
    .values({
      student_id: enrolment.studentId,
      class_id: enrolment.classId,
      paid: enrolment.paid,
      paid_until: enrolment.paidUntil,
      start_day: enrolment.startDay,
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
    .returning(['id', 'paid_until', 'start_day'])
    .executeTakeFirst()
  return row && { id: row.id, paidUntil: row.paid_until, startDay: row.start_day }
}

/** Sets the end of a subscription and the day of the month on which it began. */
export async function setSubscription(
  tx: Tx,
  enrolmentId: number,
  { paidUntil, startDay }: Subscription,
): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set({ paid_until: paidUntil, start_day: startDay })
    .where('id', '=', enrolmentId)
    .execute()
}

/**
 * The idempotency key of the debit for a renewal that ends then. A month that was taken back can be paid again, so the key of a
 * second renewal until the same time has a number.
 */
export async function renewalKey(
  tx: Tx,
  { id, paidUntil }: { id: number; paidUntil: number },
): Promise<string> {
  const key = `renewal:${id}:${paidUntil}`
  const { earlier } = await tx
    .selectFrom('ledger')
    .select((it) => it.fn.countAll<number>().as('earlier'))
    .where((it) => it.or([it('reference', '=', key), it('reference', 'like', `${key}:%`)]))
    .executeTakeFirstOrThrow()
  return Number(earlier) === 0 ? key : `${key}:${earlier}`
}

type ClassEnrolmentRow = {
  enrolment_id: number
  paid_until: number
  start_day: number
  monthly: number
  id: number
  version: number
}

/** A student's enrolments, newest first, with class id and version; without drafts and deleted classes (R-CLASS-046). */
export const listEnrolments = prepareQuery<{ studentId: number }, ClassEnrolmentRow>((db, param) =>
  db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['enrolments.id as enrolment_id', 'enrolments.paid_until', 'enrolments.start_day'])
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
    .select(['enrolments.paid_until', 'enrolments.start_day', 'classes.monthly'])
    .where('enrolments.class_id', '=', classId)
    .where('users.deleted_at', 'is', null)
    .orderBy('enrolments.enrolled_at')
    .orderBy('enrolments.id')
    .execute()
}
