import type { MyClass } from '../../../contract/enrolment/enrolment.ts'
import type { DateFormat } from '../../kit/dates.ts'

/** 'Subscription ends 21 Dec 2024', 'Free Class', or 'Paid once, no end date'. `now` in Unix seconds. */
export function subscriptionText(
  { class: it, enrolment: { paidUntil } }: MyClass,
  now: number,
  format: DateFormat,
) {
  if (paidUntil === 0) return it.premium ? 'Paid once, no end date' : 'Free Class'
  return `${now > paidUntil ? 'Subscription ended' : 'Subscription ends'} ${format.date(paidUntil)}`
}
