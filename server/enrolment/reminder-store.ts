import { type SqlBool, sql } from 'kysely'
import type { Kobo } from '../../contract/platform/kobo.ts'
import type { Db, Tx } from '../platform/db.ts'

/** An enrolment whose paid month ends soon. */
export type EndingSubscription = {
  /** The id of the enrolment. */
  id: number
  studentId: number
  classId: number
  className: string
  price: Kobo
  /** Unix seconds. */
  paidUntil: number
}

const BATCH_SIZE = 200

/** Enrolments that end in (`time`, `until`] (Unix seconds) and have no reminder of `days` or fewer days before that end. */
export async function findEndingSubscriptions(
  db: Db,
  { time, until, days }: { time: number; until: number; days: number },
): Promise<EndingSubscription[]> {
  return (
    db
      .selectFrom('enrolments')
      .innerJoin('classes', 'classes.id', 'enrolments.class_id')
      .innerJoin('users', 'users.id', 'enrolments.student_id')
      .select('enrolments.id')
      .select(['enrolments.student_id as studentId', 'enrolments.class_id as classId'])
      .select(['classes.name as className', 'classes.price'])
      .select('enrolments.paid_until as paidUntil')
      .where('enrolments.paid_until', '>', time)
      .where('enrolments.paid_until', '<=', until)
      .where('classes.monthly', '=', 1)
      // who owes a part is reminded of that
      .where('enrolments.due_at', '=', 0)
      .where('classes.deleted_at', 'is', null)
      .where('classes.is_draft', '=', 0)
      .where('users.deleted_at', 'is', null)
      .where('users.deactivated_at', 'is', null)
      .where((it) =>
        it.not(
          it.exists(
            it
              .selectFrom('subscription_reminders as sent')
              .select('sent.id')
              .whereRef('sent.enrolment_id', '=', 'enrolments.id')
              .whereRef('sent.paid_until', '=', 'enrolments.paid_until')
              .where('sent.days_before', '<=', days),
          ),
        ),
      )
      .orderBy('enrolments.paid_until')
      .limit(BATCH_SIZE)
      .execute()
  )
}

/** An enrolment whose next part falls due soon. */
export type FallingPart = { id: number; studentId: number; classId: number; dueAt: number }

/**
 * Enrolments whose next part falls due in (`time`, `until`] (Unix seconds), in classes that are not deleted, and whose students were
 * not reminded within `notice` seconds before it (R-PAY-006). Without those whose payment for it is not known yet.
 */
export async function findFallingParts(
  db: Db,
  { time, until, notice }: { time: number; until: number; notice: number },
): Promise<FallingPart[]> {
  return (
    db
      .selectFrom('enrolments')
      .innerJoin('classes', 'classes.id', 'enrolments.class_id')
      .innerJoin('users', 'users.id', 'enrolments.student_id')
      .select(['enrolments.id', 'enrolments.student_id as studentId'])
      .select(['enrolments.class_id as classId', 'enrolments.due_at as dueAt'])
      // the condition of the index
      .where(sql<SqlBool>`enrolments.due_at > 0`)
      .where('enrolments.due_at', '>', time)
      .where('enrolments.due_at', '<=', until)
      .where(sql<SqlBool>`enrolments.part_reminded_at < enrolments.due_at - ${notice}`)
      .where('enrolments.held_until', '<=', time)
      .where('classes.deleted_at', 'is', null)
      .where('classes.is_draft', '=', 0)
      .where('users.deleted_at', 'is', null)
      .where('users.deactivated_at', 'is', null)
      .orderBy('enrolments.due_at')
      .limit(BATCH_SIZE)
      .execute()
  )
}

/**
 * Records a reminder; false if one was sent `days` or fewer days before the same end. The enrolment must be locked.
 */
export async function insertReminder(
  tx: Tx,
  it: { enrolmentId: number; paidUntil: number; days: number; time: number },
): Promise<boolean> {
  const existing = await tx
    .selectFrom('subscription_reminders')
    .select('id')
    .where('enrolment_id', '=', it.enrolmentId)
    .where('paid_until', '=', it.paidUntil)
    .where('days_before', '<=', it.days)
    .executeTakeFirst()
  if (existing) return false
  await tx
    .insertInto('subscription_reminders')
    .values({
      enrolment_id: it.enrolmentId,
      paid_until: it.paidUntil,
      days_before: it.days,
      sent_at: it.time,
    })
    .execute()
  return true
}
