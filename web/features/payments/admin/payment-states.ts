import type { CardPayment, PAYMENT_MARKS } from '../../../../contract/payments/card-payments.ts'
import { m } from '../../../../messages/m.ts'
import type { BadgeKind } from '../../../kit/Badge.tsx'

type PaymentState = CardPayment['state']

/** The labels of payment states. */
export const STATE_LABELS: Record<PaymentState, string> = {
  pending: m.payments_state_pending(),
  settled: m.payments_state_settled(),
  failed: m.payments_state_failed(),
  to_wallet: m.payments_state_to_wallet(),
}

export const STATE_BADGES: Record<PaymentState, BadgeKind> = {
  pending: 'timetable',
  settled: 'active',
  failed: 'inactive',
  to_wallet: 'exam',
}

/** The labels of the other filters. */
export const MARK_LABELS: Record<(typeof PAYMENT_MARKS)[number], string> = {
  stuck: m.payments_mark_stuck(),
  refunded: m.payments_mark_refunded(),
  refund_failed: m.payments_mark_refund_failed(),
  disputed: m.payments_mark_disputed(),
  owed: m.payments_mark_owed(),
}
