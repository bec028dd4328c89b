import type { PaymentReversal } from '../../../../contract/payments.ts'
import type { BadgeKind } from '../../../kit/Badge.tsx'
import type { DateFormat } from '../../../kit/dates.ts'
import { formatPrice } from '../../../kit/naira.ts'

type ReversalBadge = { kind: BadgeKind; name: string }

const REVERSAL_BADGES: Record<PaymentReversal['state'], ReversalBadge> = {
  pending: { kind: 'timetable', name: 'Refund pending' },
  failed: { kind: 'plain', name: 'Refund failed' },
  processed: { kind: 'exam', name: 'Refunded' },
  open: { kind: 'inactive', name: 'Dispute open' },
  won: { kind: 'active', name: 'Dispute won' },
  lost: { kind: 'inactive', name: 'Dispute lost' },
}

/** How a refund or a dispute is marked. */
export const reversalBadge = ({ state }: PaymentReversal): ReversalBadge => REVERSAL_BADGES[state]

/** Its sum, until when a dispute has to be answered, and what of it the wallet did not hold any more. */
export function reversalDetail(
  { amount, state, due, owed, note }: PaymentReversal,
  format: DateFormat,
): string {
  const parts = [
    formatPrice(amount),
    state === 'open' && due > 0 && `answer by ${format.dateTime(due)}`,
    owed > 0 && `${formatPrice(owed)} owed by the student`,
    note,
  ]
  return parts.filter(Boolean).join(' · ')
}
