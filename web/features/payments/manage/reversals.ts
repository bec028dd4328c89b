import type { PaymentReversal } from '../../../../contract/payments.ts'
import type { BadgeKind } from '../../../kit/Badge.tsx'
import { dateAndTime } from '../../../kit/dates.ts'
import { price } from '../../../kit/naira.ts'

type Variant = { kind: BadgeKind; name: string }

const variants: Record<PaymentReversal['state'], Variant> = {
  pending: { kind: 'timetable', name: 'Refund pending' },
  failed: { kind: 'plain', name: 'Refund failed' },
  processed: { kind: 'exam', name: 'Refunded' },
  open: { kind: 'inactive', name: 'Dispute open' },
  won: { kind: 'active', name: 'Dispute won' },
  lost: { kind: 'inactive', name: 'Dispute lost' },
}

/** How a refund or a dispute is marked. */
export const variantOf = ({ state }: PaymentReversal): Variant => variants[state]

/** Its sum, until when a dispute has to be answered, and what of it the wallet did not hold any more. */
export function detailOf({ amount, state, due, owed, note }: PaymentReversal): string {
  const parts = [
    price(amount),
    state === 'open' && due > 0 && `answer by ${dateAndTime(due)}`,
    owed > 0 && `${price(owed)} owed by the student`,
    note,
  ]
  return parts.filter(Boolean).join(' · ')
}
