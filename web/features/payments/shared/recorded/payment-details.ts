import { useState } from 'react'
import type { WaiverReason } from '../../../../../contract/enrolment/enrolment-payment.ts'
import type { AdminPayment } from '../../../../../contract/enrolment/enrolment-rules.ts'
import {
  paymentDayError,
  type RecordOutcome,
} from '../../../../../contract/payments/recorded-payments.ts'
import type { RecordedMethod } from '../../../../../contract/wallet/payment-method.ts'
import { m } from '../../../../../messages/m.ts'
import { useDateFormat } from '../../../../kit/use-date-format.ts'

/** How an administrator lets students into a class: `recorded` is paid by transfer or in cash. */
export type ChosenPayment = AdminPayment | 'recorded'

/** What is typed about a payment by transfer or in cash, or about a waiver. */
export type PaymentDetails = {
  method: RecordedMethod
  day: string
  reference: string
  payer: string
  waiver: WaiverReason | ''
  waiverNote: string
}

/** The details of a payment, of the present day, and a function that changes some. */
export function usePaymentDetails() {
  const day = useDateFormat().today()
  const [details, setDetails] = useState<PaymentDetails>({
    ...{ method: 'transfer', day, reference: '', payer: '', waiver: '', waiverNote: '' },
  })
  const change = (changes: Partial<PaymentDetails>) => setDetails((it) => ({ ...it, ...changes }))
  return [details, change] as const
}

/** False while something is missing. */
export function isComplete(
  payment: ChosenPayment,
  { waiver, day }: PaymentDetails,
  today: string,
): boolean {
  if (payment === 'waived') return waiver !== ''
  return payment !== 'recorded' || paymentDayError(day, today) === null
}

/** The waiver in the form of a request. */
export const waiverFields = ({ waiver, waiverNote }: PaymentDetails) => ({
  ...(waiver !== '' && { waiver }),
  ...(waiverNote.trim() !== '' && { waiverNote }),
})

export const RECORD_OUTCOME_TEXTS: Record<RecordOutcome, string> = {
  joined: m.recorded_outcome_joined(),
  renewed: m.recorded_outcome_renewed(),
  part: m.recorded_outcome_part(),
  paid: m.recorded_outcome_paid(),
  wallet: m.recorded_outcome_wallet(),
  already: m.recorded_outcome_already(),
  short: m.recorded_outcome_short(),
  confirming: m.recorded_outcome_confirming(),
  free: m.recorded_outcome_free(),
  repeated: m.recorded_outcome_repeated(),
  'not-found': m.recorded_outcome_not_found(),
}
