import type { WaiverReason } from '../../contract/enrolment/enrolment-payment.ts'
import type { Subscription } from '../../contract/enrolment/enrolment-rules.ts'
import type { PartPlan } from '../../contract/enrolment/parts.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import type { Db, Tx } from '../platform/db.ts'
import { prepareQuery } from '../platform/prepared-query.ts'

/** A student's enrolment in a class. `paidUntil` is Unix seconds, 0 if the enrolment does not expire. */
export type Enrolment = { id: number; paidUntil: number; enrolledAt: number }

type EnrolmentRow = { id: number; enrolled_at: number } & AccessRow

/** What decides how long a student has access. */
export type AccessRow = {
  paid_until: number
  monthly: number
  due_at: number | null
  held_until: number | null
}

const selectEnrolment = prepareQuery<{ studentId: number; classId: number }, EnrolmentRow>(
  (db, param) =>
    db
      .selectFrom('enrolments')
      .innerJoin('classes', 'classes.id', 'enrolments.class_id')
      .select(['enrolments.id', 'enrolled_at', 'paid_until', 'classes.monthly'])
      .select(['due_at', 'held_until'])
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

/**
 * The end of an enrolment in Unix seconds: of a month, or of the time until the next part with its grace, which lasts longer
 * while the outcome of a payment is not known (R-PAY-006); 0 for an enrolment without an end.
 */
export function effectivePaidUntil(row: AccessRow): number {
  if ((row.due_at ?? 0) > 0) return Math.max(row.paid_until, row.held_until ?? 0)
  return row.monthly === 1 ? row.paid_until : 0
}

export type PlanRow = {
  parts: number
  parts_paid: number
  parts_total: number
  due_at: number
  paid_until: number
  start_day: number
}

/** The columns of `planOf`. */
export const PLAN_COLUMNS = [
  'enrolments.parts',
  'enrolments.parts_paid',
  'enrolments.parts_total',
  'enrolments.due_at',
] as const

/** The plan of a student who pays in parts. */
export const planOf = (row: PlanRow): PartPlan => ({
  total: row.parts_total,
  parts: row.parts,
  partsPaid: row.parts_paid,
  dueAt: row.due_at,
  paidUntil: row.paid_until,
  startDay: row.start_day,
})

/** The day on which a subscription began if a month can be too short for it; undefined otherwise. */
export const longStartDay = ({ start_day }: { start_day: number | null }): number | undefined =>
  start_day !== null && start_day > 28 ? start_day : undefined

/** True if the paid month is over at `now` (Unix seconds). */
export function isExpired({ paidUntil }: Pick<Enrolment, 'paidUntil'>, now: number): boolean {
  return paidUntil !== 0 && now > paidUntil
}

/** A waived payment: by whom, how much and why (R-PAY-002). Older clients give no reason. */
export type Waiver = { by: number; amount: Kobo; reason: WaiverReason | ''; note: string }

type NewEnrolment = Subscription & {
  studentId: number
  classId: number
  paid: Kobo
  /** For a student who pays in parts. */
  plan?: PartPlan | null
  waiver?: Waiver | undefined
  now: number
}

const waiverColumns = ({ by, amount, reason, note }: Waiver) => ({
  ...{ waived_by: by, waived: amount, waiver: reason, waiver_note: note },
})

/** Adds waived months to an enrolment. */
export async function addWaiver(tx: Tx, enrolmentId: number, waiver: Waiver): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set((it) => ({ ...waiverColumns(waiver), waived: it('waived', '+', waiver.amount) }))
    .where('id', '=', enrolmentId)
    .execute()
}

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
      ...(enrolment.plan && planColumns(enrolment.plan)),
      enrolled_at: enrolment.now,
      ...(enrolment.waiver && waiverColumns(enrolment.waiver)),
    })
    .onConflict((it) => it.columns(['student_id', 'class_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

const planColumns = (plan: PartPlan) => ({
  parts: plan.parts,
  parts_paid: plan.partsPaid,
  parts_total: plan.total,
  due_at: plan.dueAt,
  paid_until: plan.paidUntil,
  start_day: plan.startDay,
})

/** Sets the plan of a student who pays in parts. Access is no longer held open for a payment. */
export async function setPlan(tx: Tx, enrolmentId: number, plan: PartPlan): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set({ ...planColumns(plan), held_until: 0 })
    .where('id', '=', enrolmentId)
    .execute()
}

/** The plan of a student who owes a part of a class; undefined for others. */
export async function findOwedPlan(
  db: Db,
  { studentId, classId }: { studentId: number; classId: number },
): Promise<PartPlan | undefined> {
  const row = await db
    .selectFrom('enrolments')
    .select(PLAN_COLUMNS)
    .select(['paid_until', 'start_day'])
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .where('due_at', '>', 0)
    .executeTakeFirst()
  return row && planOf(row)
}

/** Locks a student's enrolment until the transaction ends, so that concurrent renewals run one after the other. */
export async function lockEnrolment(tx: Tx, studentId: number, classId: number) {
  const row = await tx
    .updateTable('enrolments')
    .set((it) => ({ paid_until: it.ref('paid_until') }))
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .returning(['id', 'paid_until', 'start_day', 'due_at', 'parts', 'parts_paid', 'parts_total'])
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      paidUntil: row.paid_until,
      startDay: row.start_day,
      /** Null unless a part is owed. */
      plan: row.due_at > 0 ? planOf(row) : null,
    }
  )
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

type ClassEnrolmentRow = AccessRow &
  PlanRow & {
    enrolment_id: number
    enrolledAt: number
    id: number
    version: number
    held_until: number
  }

/** A student's enrolments, newest first, with class id and version; without drafts and deleted classes (R-CLASS-046). */
export const listEnrolments = prepareQuery<{ studentId: number }, ClassEnrolmentRow>((db, param) =>
  db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['enrolments.id as enrolment_id', 'enrolments.enrolled_at as enrolledAt'])
    .select(['enrolments.paid_until', 'enrolments.start_day'])
    .select(PLAN_COLUMNS)
    .select('enrolments.held_until')
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
    .select(['enrolments.id as enrolment_id', 'enrolments.enrolled_at'])
    .select(['enrolments.paid_until', 'enrolments.start_day', 'classes.monthly'])
    .select(['enrolments.due_at', 'enrolments.held_until'])
    .where('enrolments.class_id', '=', classId)
    .where('users.deleted_at', 'is', null)
    .orderBy('enrolments.enrolled_at')
    .orderBy('enrolments.id')
    .execute()
}
