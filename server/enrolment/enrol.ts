import type { ManagedClass } from '../../contract/classes.ts'
import { isRegistrationOpen } from '../../contract/registration-window.ts'
import { oneMonthAfter } from '../../contract/school-time.ts'
import { isCompleted } from '../classes/completion.ts'
import { findClassByRef } from '../classes/store.ts'
import type { Tx } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { debit } from '../wallet/move.ts'
import { findEnrolment, insertEnrolment } from './store.ts'

export type EnrolRequest = {
  studentId: number
  /** Id or rand (decisions §13). */
  classRef: string
  /** Unix seconds. */
  now: number
  timezone: string
}

const ENROLLED = 'You are already enrolled in this class.'

/**
 * Grants a place in a class and takes its price from the wallet, or does neither (decisions §5).
 * Refuses a missing, inactive or closed class, a prerequisite that is not completed, a second
 * enrolment, and too little in the wallet ('Insufficient wallet balance. …').
 */
export async function enrol(tx: Tx, request: EnrolRequest): Promise<void> {
  const wanted = (await findClassByRef(tx, request.classRef)) ?? reject(404, 'Class not found')
  await mayJoin(tx, wanted, request)

  const { studentId, now, timezone } = request
  const enrolmentId = await insertEnrolment(tx, {
    studentId,
    classId: wanted.id,
    paid: wanted.price,
    paidUntil: wanted.monthly ? oneMonthAfter(now, timezone) : 0,
    now,
  })
  // the same press twice at once: the other one has the place and has paid for it
  if (enrolmentId === null) refuse(ENROLLED)
  if (wanted.price === 0) return

  await debit(tx, {
    personId: studentId,
    amount: wanted.price,
    service: 'enrolment',
    description: `Enrolment: ${wanted.name}`,
    classId: wanted.id,
    once: `enrolment:${enrolmentId}`,
    now,
  })
}

async function mayJoin(tx: Tx, wanted: ManagedClass, { studentId, now, timezone }: EnrolRequest) {
  if (!wanted.active) refuse('This class is not open for enrolment.')
  if (!isRegistrationOpen(wanted.registrationCloses, now, timezone)) {
    refuse('Registration for this class has ended.')
  }
  if (wanted.prerequisiteId !== 0 && !(await isCompleted(tx, studentId, wanted.prerequisiteId))) {
    refuse('Please complete the prerequisite class first.')
  }
  if (await findEnrolment(tx, studentId, wanted.id)) refuse(ENROLLED)
}
