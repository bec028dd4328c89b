import type { ManagedClass } from '../../contract/classes.ts'
import { isRegistrationOpen } from '../../contract/registration-window.ts'
import { addOneMonth } from '../../contract/school-time.ts'
import { isCompleted } from '../classes/completion.ts'
import { findClassByRef } from '../classes/store.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { debit } from '../wallet/ledger.ts'
import { findEnrolment, insertEnrolment } from './store.ts'

export type EnrolRequest = {
  studentId: number
  /** Id or public id (decision 0401). */
  classRef: string
  /** Unix seconds. */
  now: number
  timezone: string
}

const ALREADY_ENROLLED = 'You are already enrolled in this class.'

/**
 * Creates the enrolment and debits the price in one transaction (R-CLASS-021). Rejects an unknown class with 404.
 * Declines an inactive or closed class, an incomplete prerequisite, a second enrolment and an insufficient balance.
 */
export async function enrol(tx: Tx, request: EnrolRequest): Promise<void> {
  const target =
    (await findClassByRef(tx, request.classRef)) ?? httpError('class_not_found', 'Class not found')
  await checkEligibility(tx, target, request)

  const { studentId, now, timezone } = request
  const enrolmentId = await insertEnrolment(tx, {
    studentId,
    classId: target.id,
    paid: target.price,
    paidUntil: target.monthly ? addOneMonth(now, timezone) : 0,
    now,
  })
  // a concurrent request has enrolled and charged the student
  if (enrolmentId === null) decline('already_enrolled', ALREADY_ENROLLED)
  if (target.price === 0) return

  await debit(tx, {
    userId: studentId,
    amount: target.price,
    service: 'enrolment',
    description: `Enrolment: ${target.name}`,
    classId: target.id,
    idempotencyKey: `enrolment:${enrolmentId}`,
    now,
  })
}

async function checkEligibility(
  tx: Tx,
  target: ManagedClass,
  { studentId, now, timezone }: EnrolRequest,
) {
  if (!target.active) decline('class_inactive', 'This class is not open for enrolment.')
  if (!isRegistrationOpen(target.registrationCloses, now, timezone)) {
    decline('registration_closed', 'Registration for this class has ended.')
  }
  if (target.prerequisiteId !== 0 && !(await isCompleted(tx, studentId, target.prerequisiteId))) {
    decline('prerequisite_not_completed', 'Please complete the prerequisite class first.')
  }
  if (await findEnrolment(tx, studentId, target.id)) decline('already_enrolled', ALREADY_ENROLLED)
}
