import type { PaymentReversal } from '../../../../contract/card-payments.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { reversalBadge, reversalDetail } from './reversal-labels.ts'

/** The refunds and disputes of a card payment, as the provider reported them (decision 0342). */
export function Reversals({ reversals }: { reversals: readonly PaymentReversal[] }) {
  const format = useDateFormat()
  if (reversals.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1.5" aria-label="Refunds and disputes">
      {reversals.map((it) => (
        <li key={`${it.kind} ${it.state} ${it.reported} ${it.amount}`}>
          <Badge kind={reversalBadge(it).kind}>{reversalBadge(it).name}</Badge>
          <span className="mt-0.5 block text-small text-ink-2 wrap-anywhere">
            {reversalDetail(it, format)}
          </span>
        </li>
      ))}
    </ul>
  )
}
