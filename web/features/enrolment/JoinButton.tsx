import type { ClassPage } from '../../../contract/study/study.ts'
import { useTimeZone } from '../../kit/time-zone.ts'
import { PurchaseButton } from './PurchaseButton.tsx'
import { purchaseOfPage } from './purchase.ts'
import { SubscriptionEndsSoon } from './SubscriptionEndsSoon.tsx'

type JoinButtonProps = { page: ClassPage; onJoined?: () => void }

/**
 * Enroll Now, Pay Now or Renew Subscription, with the sheets of the payment (R-CLASS-005 to R-CLASS-007). Renders nothing for
 * a student with access, and stays mounted, because it shows the receipt after the payment.
 */
export function JoinButton({ page, onJoined }: JoinButtonProps) {
  const clock = { now: Date.now() / 1000, timezone: useTimeZone() }
  const purchase = purchaseOfPage(page, clock)
  // the next lesson is then the one gold action of the header
  const isEarly = page.isEnrolled && page.subscription !== 'expired'
  return (
    <PurchaseButton purchase={purchase} variant={isEarly ? 'outline' : 'gold'} onJoined={onJoined}>
      {!page.plan && <SubscriptionEndsSoon paidUntil={page.paidUntil} />}
    </PurchaseButton>
  )
}
