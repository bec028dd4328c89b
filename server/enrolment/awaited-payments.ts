import { type AwaitedPayment, confirmingMessage } from '../../contract/payments/payments.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { prepareQuery } from '../platform/prepared-query.ts'

type AwaitedRow = AwaitedPayment & { classId: number }

/** A student's card payments for classes whose outcome is awaited at `now` (Unix seconds), newest first. */
const selectAwaitedPayments = prepareQuery<{ studentId: number; now: number }, AwaitedRow>(
  (db, param) =>
    db
      .selectFrom('payments')
      .select(['reference', 'amount', 'opened_at as opened'])
      .select((it) => it.ref('class_id').$notNull().as('classId'))
      .where('user_id', '=', param('studentId'))
      .where('state', 'in', ['pending', 'failed'])
      .where('superseded_at', 'is', null)
      // null for a payment without a class
      .where('awaited_until', '>', param('now'))
      .orderBy('id', 'desc'),
)

/** The awaited payments of a student by the id of their class (decision 0440). */
export async function findAwaitedPayments(
  db: Db,
  student: { studentId: number; now: number },
): Promise<Map<number, AwaitedPayment>> {
  const rows = await selectAwaitedPayments(db, student)
  return new Map(rows.map(({ classId, ...payment }) => [classId, payment]))
}

/** The awaited payments of a student with their classes, newest first. */
export function listAwaitedPayments(
  db: Db,
  { studentId, now }: { studentId: number; now: number },
) {
  return db
    .selectFrom('payments')
    .innerJoin('classes', 'classes.id', 'payments.class_id')
    .select(['reference', 'payments.amount', 'opened_at as opened'])
    .select(['classes.rand as classRef', 'classes.name as className'])
    .where('user_id', '=', studentId)
    .where('payments.state', 'in', ['pending', 'failed'])
    .where('superseded_at', 'is', null)
    .where('awaited_until', '>', now)
    .orderBy('payments.id', 'desc')
    .execute()
}

/** The classes for which a card payment is awaited, by the id of the student, of these students. */
export async function findAwaitedClasses(
  db: Db,
  { studentIds, now }: { studentIds: readonly number[]; now: number },
): Promise<Map<number, Set<number>>> {
  const found = new Map<number, Set<number>>()
  for (const batch of batchesOf(studentIds)) {
    const rows = await db
      .selectFrom('payments')
      .select((it) => ['user_id', it.ref('class_id').$notNull().as('class_id')])
      .where('user_id', 'in', batch)
      .where('state', 'in', ['pending', 'failed'])
      .where('superseded_at', 'is', null)
      .where('awaited_until', '>', now)
      .execute()
    for (const { user_id, class_id } of rows)
      found.set(user_id, (found.get(user_id) ?? new Set()).add(class_id))
  }
  return found
}

/** Declines while the outcome of a card payment of the student for this class is awaited (decision 0440). */
export async function declineWhileAwaited(
  tx: Tx,
  { classId, ...student }: { studentId: number; classId: number; now: number },
): Promise<void> {
  const awaited = (await findAwaitedPayments(tx, student)).get(classId)
  if (awaited) decline('payment_confirming', confirmingMessage(awaited.amount))
}
