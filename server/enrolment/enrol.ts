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
import { findEnrolment, insertEnrolment } from './store.ts'

export type EnrolRequest = {
  studentId: number
  /** Id or public id. */
  classRef: string
  /** Unix seconds. */
  now: number
  timezone: string
  /** True if a payment of the sandbox pays for it (decision 0060). */
  isTest?: boolean
}

/**
 * Creates the enrolment and debits the price in one transaction (R-CLASS-021). Returns the idempotency key of the debit,
 * null for a free class. Rejects an unknown class with 404. Declines by `joinError`, and an insufficient balance.
 */
export async function enrol(tx: Tx, request: EnrolRequest): Promise<string | null> {
  const target =
    (await findClassByRef(tx, request.classRef)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  await checkEligibility(tx, target, request)

  const { studentId, now, timezone, isTest = false } = request
  const enrolmentId = await insertEnrolment(tx, {
    studentId,
    classId: target.id,
    paid: target.price,
    ...firstMonth(target, { now, timezone }),
    now,
  })
  // a concurrent request has enrolled and charged the student
  if (enrolmentId === null) decline(ALREADY_ENROLLED.code, ALREADY_ENROLLED.message)
  if (target.price === 0) return null

  const idempotencyKey = `enrolment:${enrolmentId}`
  await debit(tx, {
    userId: studentId,
    amount: target.price,
    service: 'enrolment',
    description: storedText(say('ledger_enrolment', { name: target.name })),
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
