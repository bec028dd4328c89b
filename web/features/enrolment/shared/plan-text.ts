import type { ShownPlan } from '../../../../contract/enrolment/parts.ts'
import { m } from '../../../../messages/m.ts'
import type { DateFormat } from '../../../kit/dates.ts'
import { formatPrice } from '../../../kit/naira.ts'

/** '1 of 3 parts paid · ₦5,000 due 1 Dec 2026', or 'due since'. `now` in Unix seconds. */
export function planText(plan: ShownPlan, now: number, format: DateFormat): string {
  const paid = m.enrolment_parts_paid({ paid: plan.paid, count: plan.of })
  return `${paid} · ${dueText(plan, now, format)}`
}

/** '₦5,000 due 1 Dec 2026', or 'due since'. */
export function dueText({ next, due }: ShownPlan, now: number, format: DateFormat): string {
  const values = { amount: formatPrice(next), date: format.date(due) }
  return now > due ? m.enrolment_part_due_since(values) : m.enrolment_part_due_on(values)
}
