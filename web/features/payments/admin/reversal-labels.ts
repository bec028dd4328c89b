import type { PaymentReversal } from '../../../../contract/payments/card-payments.ts'
import { m } from '../../../../messages/m.ts'
import type { BadgeKind } from '../../../kit/Badge.tsx'
import type { DateFormat } from '../../../kit/dates.ts'
import { formatPrice } from '../../../kit/naira.ts'

type ReversalBadge = { kind: BadgeKind; name: string }

const REVERSAL_BADGES: Record<PaymentReversal['state'], ReversalBadge> = {
  requested: { kind: 'timetable', name: m.payments_reversal_requested() },
  pending: { kind: 'timetable', name: m.payments_reversal_pending() },
  failed: { kind: 'inactive', name: m.payments_mark_refund_failed() },
  returned: { kind: 'exam', name: m.payments_reversal_returned() },
  processed: { kind: 'exam', name: m.payments_refunded() },
  open: { kind: 'inactive', name: m.payments_reversal_open() },
  won: { kind: 'active', name: m.payments_reversal_won() },
  lost: { kind: 'inactive', name: m.payments_reversal_lost() },
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
    state === 'open' && due > 0 && m.payments_answer_by({ time: format.dateTime(due) }),
    owed > 0 && m.payments_owed_by_student({ amount: formatPrice(owed) }),
    note,
    reason,
    by !== null && m.payments_by_actor({ name: by }),
  ]
  return parts.filter(Boolean).join(' · ')
}
