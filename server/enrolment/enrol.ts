import type { ManagedClass } from '../../contract/classes/classes.ts'
import { firstMonth } from '../../contract/enrolment/enrolment-rules.ts'
import { ALREADY_ENROLLED, joinError } from '../../contract/enrolment/join-rules.ts'
import { say } from '../../messages/message.ts'
import { isCompleted } from '../classes/completion.ts'
import { findClassByRef } from '../classes/store.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { storedText } from '../platform/stored-text.ts'
import { debit } from '../wallet/ledger.ts'
import { spendCoupon } from './coupons/manage-coupons.ts'
import { joinTerms } from './join-terms.ts'
import { findEnrolment, insertEnrolment } from './store.ts'

export type EnrolRequest = {
  studentId: number
  /** Id or public id. */
  classRef: string
  /** Unix seconds. */
  now: number
  timezone: string
  /** Pays the first part of a class that may be paid in parts (R-PAY-006). */
  inParts?: boolean | undefined
  /** The code of a coupon, as typed (R-PAY-007). */
  coupon?: string | undefined
  /** True if a payment of the sandbox pays for it (decision 0060). */
  isTest?: boolean
}

/**
 * Creates the enrolment, debits the price or its first part, and spends the coupon, in one transaction (R-CLASS-021, R-PAY-006,
 * R-PAY-007). Returns the idempotency key of the debit, null for a class that costs nothing. Rejects an unknown class with 404. Declines by `joinError`, and an insufficient balance.
 */
export async function enrol(tx: Tx, request: EnrolRequest): Promise<string | null> {
  const target =
    (await findClassByRef(tx, request.classRef)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  await checkEligibility(tx, target, request)

  const { studentId, now, timezone, isTest = false } = request
  const terms = await joinTerms(tx, target, request)
  const { plan, dueNow } = terms
  const enrolmentId = await insertEnrolment(tx, {
    studentId,
    classId: target.id,
    paid: dueNow,
    ...(plan ?? firstMonth(target, { now, timezone })),
    plan,
    now,
  })
  // a concurrent request has enrolled and charged the student
  if (enrolmentId === null) decline(ALREADY_ENROLLED.code, ALREADY_ENROLLED.message)
  if (terms.coupon) {
    const use = { studentId, classId: target.id, enrolmentId, now }
    await spendCoupon(tx, terms.coupon.id, { ...use, amount: target.price - terms.total })
  }
  if (dueNow === 0) return null

  const idempotencyKey = `enrolment:${enrolmentId}`
  await debit(tx, {
    userId: studentId,
    amount: dueNow,
    service: 'enrolment',
    description: storedText(
      plan
        ? say('ledger_part', { part: '1', parts: String(plan.parts), name: target.name })
        : say('ledger_enrolment', { name: target.name }),
    ),
    classId: target.id,
    idempotencyKey,
    isTest,
    now,
  })
  return idempotencyKey
}

async function checkEligibility(
  tx: Tx,
  target: ManagedClass,
  { studentId, now, timezone }: EnrolRequest,
) {
  const { active, registrationCloses, prerequisiteId } = target
  const error = joinError({
    active,
    registrationCloses,
    isPrerequisiteCompleted:
      prerequisiteId === 0 || (await isCompleted(tx, studentId, prerequisiteId)),
    isEnrolled: (await findEnrolment(tx, studentId, target.id)) !== undefined,
    now,
    timezone,
  })
  if (error) decline(error.code, error.message)
}
