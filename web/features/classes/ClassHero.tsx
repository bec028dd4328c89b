import { BookOpen, Calendar, RefreshCw, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { registrationText } from '../../../contract/classes/registration-window.ts'
import type { ClassPage } from '../../../contract/study/study.ts'
import { m, textOf } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { Heading } from '../../kit/BilingualTitle.tsx'
import { CollapsibleText } from '../../kit/CollapsibleText.tsx'
import { CoverHero } from '../../kit/Cover.tsx'
import type { DateFormat } from '../../kit/dates.ts'
import { ShareButton } from '../../kit/ShareButton.tsx'
import { useDateFormat } from '../../kit/use-date-format.ts'
import { planText } from '../enrolment/shared/plan-text.ts'
import { ClassBadges } from './ClassBadges.tsx'
import { publicPriceText } from './price-text.ts'
import './class-page.css'

type ClassHeroProps = {
  page: ClassPage
  now: number
  timezone: string
  /** The next step of an enrolled student, above the description. */
  next: ReactNode
  action: ReactNode
}

/** The header of a class page: name, description, price and the join button (R-CLASS-001 to R-CLASS-007). */
export function ClassHero({ page, now, timezone, next, action }: ClassHeroProps) {
  const it = page.class
  const nextSubscription = nextSubscriptionText(page, useDateFormat())
  return (
    <CoverHero colourSeed={it.id} letterSeed={it.publicId} title={it.name}>
      <ClassBadges class={it}>
        <ShareButton title={it.name} path={paths.publicClass(it.publicId)} />
      </ClassBadges>
      <Heading>{it.name}</Heading>
      {next}
      <CollapsibleText text={it.about} className="hero-about" />
      <ul className="facts">
        <HeroFact icon={<BookOpen className="icon icon-s" aria-hidden />}>
          {m.classes_lesson_count({ count: it.lessonCount })}
        </HeroFact>
        {nextSubscription && (
          <HeroFact icon={<RefreshCw className="icon icon-s" aria-hidden />}>
            {nextSubscription}
          </HeroFact>
        )}
        <HeroFact icon={<Wallet className="icon icon-s" aria-hidden />}>
          {publicPriceText(it)}
        </HeroFact>
        {!page.isEnrolled && (
          <HeroFact icon={<Calendar className="icon icon-s" aria-hidden />}>
            {textOf(registrationText(it.registrationCloses, now, timezone))}
          </HeroFact>
        )}
      </ul>
      {action}
    </CoverHero>
  )
}

/** The next payment of a monthly class or of one paid in parts; '' for other classes and for an enrolment without an end. */
function nextSubscriptionText(
  { paidUntil, subscription, isEnrolled, plan, class: it }: ClassPage,
  format: DateFormat,
) {
  if (plan) return planText(plan, Date.now() / 1000, format)
  if (paidUntil > 0) {
    const date = format.date(paidUntil)
    return subscription === 'expired'
      ? m.classes_next_subscription_due({ date })
      : m.classes_next_subscription({ date })
  }
  return it.premium && it.monthly && !isEnrolled ? m.classes_next_subscription_after_joining() : ''
}

function HeroFact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span className="num">{children}</span>
    </li>
  )
}
