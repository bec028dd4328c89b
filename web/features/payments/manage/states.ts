import type { CardPayment, PAYMENT_MARKS } from '../../../../contract/payments.ts'
import type { BadgeKind } from '../../../kit/Badge.tsx'

type State = CardPayment['state']

/** Where a card payment stands, for people. */
export const stateName: Record<State, string> = {
  pending: 'Pending',
  settled: 'Settled',
  failed: 'Failed',
  to_wallet: 'Refunded to wallet',
}

export const stateLook: Record<State, BadgeKind> = {
  pending: 'timetable',
  settled: 'active',
  failed: 'inactive',
  to_wallet: 'exam',
}

/** What else the list can be narrowed to, for people. */
export const markName: Record<(typeof PAYMENT_MARKS)[number], string> = {
  refunded: 'Refunded to card',
  disputed: 'Disputed',
  owed: 'Owed by the student',
}
