import type { EnrolmentOutcome } from '../../../../contract/enrolment/enrolment-rules.ts'
import { addStudentsToClass } from '../../../../contract/enrolment/manage-enrolments.ts'
import {
  type RecordOutcome,
  recordPayments,
} from '../../../../contract/payments/recorded-payments.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { callApi } from '../../../api/call-api.ts'
import {
  type ChosenPayment,
  type PaymentDetails,
  waiverFields,
} from '../../payments/shared/recorded/payment-details.ts'

type Addition = {
  studentIds: readonly number[]
  class: { id: number; price: Kobo }
  payment: ChosenPayment
  details: PaymentDetails
  /** Of the opened dialog. */
  idempotencyKey: string
}

/** The outcome for a student: `repeated` if the bank reference of a payment was recorded before. */
export type AdditionOutcome = EnrolmentOutcome | 'repeated'

/** Adds students to a class: with a payment of each that is recorded, or from the wallets, or waived (R-PAY-001, R-PAY-002). */
export async function sendAddition({
  studentIds,
  class: target,
  payment,
  details,
  idempotencyKey,
}: Addition): Promise<{ studentId: number; outcome: AdditionOutcome }[]> {
  if (payment !== 'recorded')
    return callApi(addStudentsToClass, {
      studentIds: [...studentIds],
      ...{ classId: target.id, payment, seenPrice: target.price },
      ...(payment === 'waived' && waiverFields(details)),
    })
  const { method, day, reference, payer } = details
  const results = await callApi(recordPayments, {
    payments: studentIds.map((studentId) => ({
      ...{ studentId, classId: target.id, amount: target.price, method, day, reference, payer },
      idempotencyKey: `${idempotencyKey}-${studentId}`,
    })),
  })
  return results.map((it) => ({ studentId: it.studentId, outcome: toOutcome(it.outcome) }))
}

function toOutcome(outcome: RecordOutcome): AdditionOutcome {
  if (outcome === 'repeated' || outcome === 'not-found' || outcome === 'already') return outcome
  if (outcome === 'confirming') return outcome
  return outcome === 'short' ? 'no-money' : 'done'
}
