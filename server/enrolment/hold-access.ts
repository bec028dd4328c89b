import { DAY } from '../../contract/platform/duration.ts'
import type { Db } from '../platform/db.ts'

/** Longer than the rechecks of a payment go on, which hold access open again while the provider is down. */
const HOLD_SECONDS = 4 * DAY

type HeldEnrolment = { studentId: number; classId: number; now: number }

/**
 * Holds a student's access to a class paid in parts open while the outcome of a payment for it is not known, if it has not ended
 * (R-PAY-006). The payment, or the answer that nothing was paid, ends that.
 */
export async function holdAccess(
  db: Db,
  { studentId, classId, now }: HeldEnrolment,
): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({ held_until: now + HOLD_SECONDS })
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .where('due_at', '>', 0)
    .where((it) => it.or([it('paid_until', '>=', now), it('held_until', '>=', now)]))
    .execute()
}

/** Ends `holdAccess`: the provider has answered that nothing was paid. */
export async function releaseAccess(
  db: Db,
  { studentId, classId }: Pick<HeldEnrolment, 'studentId' | 'classId'>,
): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({ held_until: 0 })
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .where('held_until', '>', 0)
    .execute()
}
