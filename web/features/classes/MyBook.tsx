import { Calendar, Infinity as Endless, RefreshCw } from 'lucide-react'
import type { MyClass } from '../../../contract/enrolment.ts'
import { registrationText } from '../../../contract/registration-window.ts'
import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Book, BookFact } from './Book.tsx'
import { subscriptionText } from './subscription-text.ts'

/** A class that the student is in (student-area §2, My Classes). */
export function MyBook({ mine, timezone }: { mine: MyClass; timezone: string }) {
  const { class: it, place } = mine
  const now = Date.now() / 1000
  const Icon = place.paidUntil === 0 ? Endless : RefreshCw
  return (
    <Book
      class={it}
      facts={
        <>
          <BookFact icon={<Icon className="icon icon-s" aria-hidden />}>
            {subscriptionText(mine, now)}
          </BookFact>
          <BookFact icon={<Calendar className="icon icon-s" aria-hidden />}>
            {registrationText(it.registrationCloses, now, timezone)}
          </BookFact>
        </>
      }
      foot={(titleId) => (
        <ButtonLink to={paths.class(it.rand)} look="main" wide aria-describedby={titleId}>
          Continue Learning
        </ButtonLink>
      )}
    />
  )
}
