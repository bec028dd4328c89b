import type { CardPayment } from '../../../../contract/payments/card-payments.ts'
import { m } from '../../../../messages/m.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { inNaira } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { RefundActions } from './RefundActions.tsx'
import { reversalBadge, reversalDetail } from './reversal-labels.ts'

/**
 * The refunds and disputes of a card payment: those of administrators (decision 0660), and as the provider reported them
 * (decision 0342).
 */
export function Reversals({ payment }: { payment: CardPayment }) {
  const format = useDateFormat()
  const { reversals, refundedToWallet } = payment
  if (reversals.length === 0 && refundedToWallet === 0) return null
  return (
    <ul className="mt-2 grid gap-1.5" aria-label={m.payments_refunds_disputes()}>
      {reversals.map((it) => (
        <li key={it.id} className="grid justify-items-start gap-1">
          <Badge kind={reversalBadge(it).kind}>{reversalBadge(it).name}</Badge>
          <span className="page-side block text-small text-ink-2 wrap-anywhere" dir="auto">
            {reversalDetail(it, format)}
          </span>
          <RefundActions payment={payment} refund={it} />
        </li>
      ))}
      {refundedToWallet > 0 && (
        <li className="text-small text-ink-2">
          <Text of={m.payments_part_refunded_wallet} amount={inNaira(refundedToWallet)} />
        </li>
      )}
    </ul>
  )
}
