import type { CardPayment, PAYMENT_MARKS } from '../../../../contract/payments/card-payments.ts'
import type { BadgeKind } from '../../../kit/Badge.tsx'

type PaymentState = CardPayment['state']

/** The labels of payment states. */
export const STATE_LABELS: Record<PaymentState, string> = {
  pending: 'Pending',
  settled: 'Settled',
  failed: 'Failed',
  to_wallet: 'Refunded to wallet',
}

export const STATE_BADGES: Record<PaymentState, BadgeKind> = {
  pending: 'timetable',
  settled: 'active',
  failed: 'inactive',
  to_wallet: 'exam',
}

/** The labels of the other filters. */
export const MARK_LABELS: Record<(typeof PAYMENT_MARKS)[number], string> = {
  stuck: 'Stuck for an hour',
  refunded: 'Refunded to card',
  refund_failed: 'Refund failed',
  disputed: 'Disputed',
  owed: 'Owed by the student',
}
