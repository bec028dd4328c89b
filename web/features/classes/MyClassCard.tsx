import { Calendar, Infinity as Endless, RefreshCw, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { isFinished, isNextOpen } from '../../../contract/classes/class-to-continue.ts'
import { registrationText } from '../../../contract/classes/registration-window.ts'
import type { MyClass } from '../../../contract/enrolment/enrolment.ts'
import { m, textOf } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import type { DateFormat } from '../../kit/dates.ts'
import { useDateFormat } from '../../kit/use-date-format.ts'
import { planText } from '../enrolment/shared/plan-text.ts'
import { ClassCard, ClassCardFact } from './ClassCard.tsx'
import { ClassProgress } from './ClassProgress.tsx'
import { ContinueButton } from './ContinueButton.tsx'

type MyClassCardProps = {
  myClass: MyClass
  timezone: string
  /** The renewal of a subscription that ends soon. */
  renewal?: ReactNode
  /** The next live session. */
  session?: ReactNode
  /** Without a connection: how much of the class is on this device. */
  mark?: string | undefined
}

/** A card of My Classes. Its rows fix 'Continue Learning', the registration, the badge and 'Free Class' (R-MYCLASS-003 to R-MYCLASS-005). */
export function MyClassCard({ myClass, timezone, renewal, session, mark }: MyClassCardProps) {
  const { class: it, enrolment, nextLesson } = myClass
  const now = Date.now() / 1000
  const format = useDateFormat()
  const toContinue = isNextOpen(myClass, now) ? nextLesson : undefined
  const Icon = enrolment.paidUntil === 0 ? Endless : RefreshCw
  return (
    <ClassCard
      class={it}
      facts={
        <>
          <ClassCardFact icon={<Icon className="icon icon-s" aria-hidden />}>
            {subscriptionText(myClass, now, format)}
          </ClassCardFact>
          <ClassCardFact icon={<Calendar className="icon icon-s" aria-hidden />}>
            {textOf(registrationText(it.registrationCloses, now, timezone))}
          </ClassCardFact>
          {mark && (
            <ClassCardFact icon={<Smartphone className="icon icon-s" aria-hidden />}>
              {mark}
            </ClassCardFact>
          )}
          {renewal}
          {session}
        </>
      }
      footer={(titleId) => (
        <div className="grid flex-1 gap-2">
          <ClassProgress myClass={myClass} now={now} timezone={timezone} />
          {toContinue && (
            <ContinueButton
              to={paths.lesson(it.publicId, toContinue.id)}
              variant="primary"
              nextLesson={toContinue}
              lessonsDone={myClass.lessonsDone}
            />
          )}
          {/* beside the link to the lesson, the link to the class is the secondary one */}
          <ButtonLink
            to={paths.class(it.publicId)}
            variant={toContinue ? 'brand-text' : isFinished(myClass) ? 'outline' : 'soft'}
            fullWidth
            aria-describedby={titleId}
          >
            {m.classes_continue_button()}
          </ButtonLink>
        </div>
      )}
    />
  )
}

/** 'Subscription ends 21 Dec 2024', 'Free Class', or 'Paid once, no end date'. `now` in Unix seconds. */
function subscriptionText(
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
