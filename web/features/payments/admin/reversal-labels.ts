import type { PaymentReversal } from '../../../../contract/payments/card-payments.ts'
import type { BadgeKind } from '../../../kit/Badge.tsx'
import type { DateFormat } from '../../../kit/dates.ts'
import { formatPrice } from '../../../kit/naira.ts'

type ReversalBadge = { kind: BadgeKind; name: string }

const REVERSAL_BADGES: Record<PaymentReversal['state'], ReversalBadge> = {
  requested: { kind: 'timetable', name: 'Refund not confirmed yet' },
  pending: { kind: 'timetable', name: 'Refund pending' },
  failed: { kind: 'inactive', name: 'Refund failed' },
  returned: { kind: 'exam', name: 'Refunded to wallet instead' },
  processed: { kind: 'exam', name: 'Refunded' },
  open: { kind: 'inactive', name: 'Dispute open' },
  won: { kind: 'active', name: 'Dispute won' },
  lost: { kind: 'inactive', name: 'Dispute lost' },
}

/** The badge of a refund or dispute. */
export const reversalBadge = ({ state }: PaymentReversal): ReversalBadge => REVERSAL_BADGES[state]

/** The amount, the deadline of a dispute, the part that the wallet did not cover, and who refunded it and why. */
export function reversalDetail(
  { amount, state, due, owed, note, reason, by }: PaymentReversal,
  format: DateFormat,
): string {
  const parts = [
    formatPrice(amount),
    state === 'open' && due > 0 && `answer by ${format.dateTime(due)}`,
    owed > 0 && `${formatPrice(owed)} owed by the student`,
    note,
    reason,
    by !== null && `by ${by}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
