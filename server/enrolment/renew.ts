import { extended } from '../../contract/enrolment/enrolment-rules.ts'
import { renewalError } from '../../contract/enrolment/join-rules.ts'
import { say } from '../../messages/message.ts'
import { findClassByRef } from '../classes/store.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { storedText } from '../platform/stored-text.ts'
import { debit } from '../wallet/ledger.ts'
import type { EnrolRequest } from './enrol.ts'
import { payNextPart } from './pay-part.ts'
import { lockEnrolment, renewalKey, setSubscription } from './store.ts'

/**
 * Pays for one more month, or the next part of a class that the student pays in parts (R-PAY-006). The month is counted from the later of now and the end of the paid month, and returns the new end in Unix
 * seconds and the idempotency key of the debit (R-CLASS-040). Concurrent renewals each pay and each extend. Rejects an
 * unknown class with 404. Declines a student who is not enrolled, an enrolment that does not expire and an insufficient
 * balance.
 */
export async function renew(
  tx: Tx,
  { studentId, classRef, now, timezone, isTest = false }: EnrolRequest,
): Promise<{ paidUntil: number; paidAs: string }> {
  const target = await findClassByRef(tx, classRef)
  if (!target || target.draft) httpError('class_not_found', say('rules_classes_class_not_found'))
  const enrolment = await lockEnrolment(tx, studentId, target.id)
  if (!enrolment) decline('not_enrolled', say('rules_enrolment_not_enrolled_class'))
  if (enrolment.plan) {
    const owed = { id: enrolment.id, classId: target.id, className: target.name }
    const plan = enrolment.plan
    return payNextPart(tx, { ...owed, plan, studentId, now, timezone, isTest })
  }
  const error = renewalError({ monthly: target.monthly, paidUntil: enrolment.paidUntil })
  if (error) decline(error.code, error.message)

  const next = extended(enrolment, 1, { now, timezone })
  const { paidUntil } = next
  await setSubscription(tx, enrolment.id, next)
  const paidAs = await renewalKey(tx, { id: enrolment.id, paidUntil })
  await debit(tx, {
    userId: studentId,
    amount: target.price,
    service: 'renewal',
    description: storedText(say('ledger_renewal', { name: target.name })),
    classId: target.id,
    idempotencyKey: paidAs,
    isTest,
    now,
  })
  return { paidUntil, paidAs }
}
