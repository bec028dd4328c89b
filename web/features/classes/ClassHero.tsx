import { BookOpen, Calendar, RefreshCw, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { registrationText } from '../../../contract/classes/registration-window.ts'
import type { ClassPage } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { Heading } from '../../kit/BilingualTitle.tsx'
import { CollapsibleText } from '../../kit/CollapsibleText.tsx'
import { CoverHero } from '../../kit/Cover.tsx'
import { formatPrice } from '../../kit/naira.ts'
import { ShareButton } from '../../kit/ShareButton.tsx'
import { Text } from '../../kit/Text.tsx'
import { ClassBadges } from './ClassBadges.tsx'
import './class-page.css'
import { formatDate } from '../../../contract/platform/school-time.ts'

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
          {m.classes_lessons({ count: it.lessonCount })}
        </HeroFact>
        {nextSubscriptionText(page, timezone) && (
          <HeroFact icon={<RefreshCw className="icon icon-s" aria-hidden />}>
            <Text
              of={m.classes_next_subscription_page}
              page={nextSubscriptionText(page, timezone)}
            />
          </HeroFact>
        )}
        <HeroFact icon={<Wallet className="icon icon-s" aria-hidden />}>
          {it.premium ? formatPrice(it.price) : m.kit_free()}
          {it.premium && it.monthly && m.classes_monthly_subscription()}
        </HeroFact>
        {!page.isEnrolled && (
          <HeroFact icon={<Calendar className="icon icon-s" aria-hidden />}>
            {registrationText(it.registrationCloses, now, timezone)}
          </HeroFact>
        )}
      </ul>
      {action}
    </CoverHero>
  )
}

/** The next payment of a monthly class; '' for other classes and for an enrolment without an end. */
function nextSubscriptionText(
  { paidUntil, subscription, isEnrolled, class: it }: ClassPage,
  timezone: string,
) {
  if (paidUntil > 0)
    return `${subscription === 'expired' ? 'due since ' : ''}${formatDate(paidUntil, timezone)}`
  return it.premium && it.monthly && !isEnrolled ? 'a month after you join' : ''
}

function HeroFact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span className="num">{children}</span>
    </li>
  )
}
