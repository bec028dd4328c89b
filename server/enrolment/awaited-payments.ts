import { type AwaitedPayment, confirmingMessage } from '../../contract/payments.ts'
import type { Db, Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { prepareQuery } from '../platform/prepared-query.ts'

type AwaitedRow = AwaitedPayment & { classId: number | null }

/** A student's card payments for classes whose outcome is awaited at `now` (Unix seconds), newest first. */
const selectAwaitedPayments = prepareQuery<{ studentId: number; now: number }, AwaitedRow>(
  (db, param) =>
    db
      .selectFrom('payments')
      .select(['reference', 'amount', 'opened_at as opened', 'class_id as classId'])
      .where('user_id', '=', param('studentId'))
      .where('state', 'in', ['pending', 'failed'])
      .where('superseded_at', 'is', null)
      .where('awaited_until', '>', param('now'))
      .orderBy('id', 'desc'),
)

/** The awaited payments of a student by the id of their class (decision 0440). */
export async function findAwaitedPayments(
  db: Db,
  student: { studentId: number; now: number },
): Promise<Map<number, AwaitedPayment>> {
  const rows = await selectAwaitedPayments(db, student)
  return new Map(rows.map(({ classId, ...payment }) => [classId ?? 0, payment]))
}

/** Declines while the outcome of a card payment of the student for this class is awaited (decision 0440). */
export async function declineWhileAwaited(
  tx: Tx,
  { classId, ...student }: { studentId: number; classId: number; now: number },
): Promise<void> {
  const awaited = (await findAwaitedPayments(tx, student)).get(classId)
  if (awaited) decline('payment_confirming', confirmingMessage(awaited.amount))
}
