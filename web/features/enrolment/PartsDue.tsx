import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import type { MyClass } from '../../../contract/enrolment/enrolment.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Link } from '../../kit/Link.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { useDateFormat } from '../../kit/use-date-format.ts'
import { PurchaseButton } from './PurchaseButton.tsx'
import { partOfClass } from './purchase.ts'
import { myClassesQuery } from './queries.ts'
import { planText } from './shared/plan-text.ts'

/** What is still owed of classes that are paid in parts, with the payment of each next part (R-PAY-006); nothing without any. */
export function PartsDue() {
  const classes = useQuery(myClassesQuery).data ?? []
  const owed = classes.filter((it) => it.enrolment.plan)
  if (owed.length === 0) return null
  return (
    <Card aria-label={m.enrolment_parts_to_pay()}>
      <CardHead title={m.enrolment_parts_to_pay()} />
      <ul className="rows">
        {owed.map((it) => (
          <OwedPart key={it.enrolment.id} myClass={it} />
        ))}
      </ul>
    </Card>
  )
}

function OwedPart({ myClass: { class: it, enrolment } }: { myClass: MyClass }) {
  const format = useDateFormat()
  const clock = { now: Date.now() / 1000, timezone: useTimeZone() }
  const { plan, payment = null } = enrolment
  if (!plan) return null
  return (
    <li className="grid gap-2 px-(--pad) py-3">
      <Link to={paths.class(it.publicId)} className="font-semibold">
        <BilingualTitle>{it.name}</BilingualTitle>
      </Link>
      <span className="num flex items-center gap-1.5 text-ink-2">
        <CalendarClock className="icon icon-s" aria-hidden />
        {planText(plan, clock.now, format)}
      </span>
      <PurchaseButton purchase={partOfClass(it, plan, payment, clock)} variant="soft" />
    </li>
  )
}
