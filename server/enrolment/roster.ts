import { say } from '../../messages/message.ts'
import { findClass } from '../classes/store.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { readEnrolmentPayments } from './enrolment-payments.ts'
import { effectivePaidUntil, isExpired, listClassStudents, longStartDay } from './store.ts'

/** The students of a class (R-ACLASS-034). `status` is 'expired' once the paid month is over, else 'active'; `withPayments` adds how each was paid. */
export async function listRoster(
  db: Db,
  classId: number,
  { now, timezone, withPayments }: { now: number; timezone: string; withPayments: boolean },
) {
  if (!(await findClass(db, classId)))
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const students = await listClassStudents(db, classId)
  const ids = withPayments ? students.map((it) => it.enrolment_id) : []
  const payments = await readEnrolmentPayments(db, ids, { now, timezone })
  return students.map(({ id, name, email, phone, ...row }) => {
    const paidUntil = effectivePaidUntil(row)
    return {
      id,
      name,
      email,
      phone,
      paidUntil,
      startDay: longStartDay(row),
      status: isExpired({ paidUntil }, now) ? 'expired' : 'active',
      payment: payments.get(row.enrolment_id),
    }
  })
}
