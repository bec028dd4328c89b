import type { PaymentReversal } from '../../../../contract/payments.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { detailOf, variantOf } from './reversals.ts'

/** The refunds and disputes of a card payment, as the provider reported them (decision 0342). */
export function Reversals({ of }: { of: readonly PaymentReversal[] }) {
  if (of.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1.5" aria-label="Refunds and disputes">
      {of.map((it) => (
        <li key={`${it.kind} ${it.state} ${it.reported} ${it.amount}`}>
          <Badge kind={variantOf(it).kind}>{variantOf(it).name}</Badge>
          <span className="mt-0.5 block text-small text-ink-2 wrap-anywhere">{detailOf(it)}</span>
        </li>
      ))}
    </ul>
  )
}
