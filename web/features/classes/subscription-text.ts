import type { MyClass } from '../../../contract/enrolment/enrolment.ts'
import { m } from '../../../messages/m.ts'
import type { DateFormat } from '../../kit/dates.ts'
import { planText } from '../enrolment/shared/plan-text.ts'

/** 'Subscription ends 21 Dec 2024', 'Free Class', or 'Paid once, no end date'. `now` in Unix seconds. */
export function subscriptionText(
  { class: it, enrolment: { paidUntil, plan } }: MyClass,
  now: number,
  format: DateFormat,
) {
  if (plan) return planText(plan, now, format)
  if (paidUntil === 0) return it.premium ? m.classes_paid_once() : m.classes_free_class()
  const date = format.date(paidUntil)
  return now > paidUntil
    ? m.classes_subscription_ended({ date })
    : m.classes_subscription_ends({ date })
}
