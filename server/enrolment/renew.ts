import { addOneMonth } from '../../contract/school-time.ts'
import { findClassByRef } from '../classes/store.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { debit } from '../wallet/ledger.ts'
import type { EnrolRequest } from './enrol.ts'
import { lockEnrolment, setPaidUntil } from './store.ts'

/**
 * Pays for one more month, from the later of now and the end of the month paid for, and answers the
 * new end in Unix seconds (R-CLASS-040). Renewals at the same moment each pay and each extend.
 * Refuses whoever is not enrolled, a place that does not end, and too little in the wallet.
 */
export async function renew(
  tx: Tx,
  { studentId, classRef, now, timezone }: EnrolRequest,
): Promise<number> {
  const target =
    (await findClassByRef(tx, classRef)) ?? httpError('class_not_found', 'Class not found')
  const enrolment = await lockEnrolment(tx, studentId, target.id)
  if (!enrolment) decline('not_enrolled', 'You are not enrolled in this class.')
  if (!target.monthly) decline('class_not_monthly', 'This class has no monthly subscription.')
  if (enrolment.paidUntil === 0)
    decline(
      'nothing_to_renew',
      'Your place in this class does not end, so there is nothing to renew.',
    )

  const paidUntil = addOneMonth(Math.max(now, enrolment.paidUntil), timezone)
  await setPaidUntil(tx, enrolment.id, paidUntil)
  await debit(tx, {
    userId: studentId,
    amount: target.price,
    service: 'renewal',
    description: `Subscription renewal: ${target.name}`,
    classId: target.id,
    // each renewal of a place ends later than the one before
    idempotencyKey: `renewal:${enrolment.id}:${paidUntil}`,
    now,
  })
  return paidUntil
}
