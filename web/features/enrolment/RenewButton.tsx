import type { MyClass } from '../../../contract/enrolment/enrolment.ts'
import { useTimeZone } from '../../kit/time-zone.ts'
import { PurchaseButton } from './PurchaseButton.tsx'
import { renewalOfMyClass } from './purchase.ts'
import { SubscriptionEndsSoon } from './SubscriptionEndsSoon.tsx'

/** Renews a class of My Classes within a week of its end and after it; nothing at other times. */
export function RenewButton({ myClass }: { myClass: MyClass }) {
  const clock = { now: Date.now() / 1000, timezone: useTimeZone() }
  return (
    <PurchaseButton purchase={renewalOfMyClass(myClass, clock)} variant="soft">
      {!myClass.enrolment.plan && <SubscriptionEndsSoon paidUntil={myClass.enrolment.paidUntil} />}
    </PurchaseButton>
  )
}
