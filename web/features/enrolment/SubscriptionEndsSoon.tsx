import { CalendarClock } from 'lucide-react'
import { renewalReminder } from '../../../contract/enrolment/join-rules.ts'
import { textOf } from '../../../messages/m.ts'
import { useTimeZone } from '../../kit/time-zone.ts'
import './purchase.css'

/** 'Renew in 6 days' within a week of the end of a subscription (Unix seconds), else nothing. */
export function SubscriptionEndsSoon({ paidUntil }: { paidUntil: number }) {
  const text = renewalReminder(paidUntil, Date.now() / 1000, useTimeZone())
  return (
    text && (
      <p className="ends-soon">
        <CalendarClock className="icon icon-s" aria-hidden />
        {textOf(text)}
      </p>
    )
  )
}
