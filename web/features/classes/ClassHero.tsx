import { BookOpen, Calendar, RefreshCw, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { registrationText } from '../../../contract/registration-window.ts'
import type { ClassPage } from '../../../contract/study.ts'
import { Badge } from '../../kit/Badge.tsx'
import { CoverHero } from '../../kit/Cover.tsx'
import { Heading } from '../../kit/Duo.tsx'
import { date } from '../../kit/dates.ts'
import { LongText } from '../../kit/LongText.tsx'
import { price } from '../../kit/naira.ts'
import './class-page.css'

type ClassHeroProps = { page: ClassPage; now: number; timezone: string; action: ReactNode }

/** The cloth of the class: what it is, what it costs, and the one thing to do (student-area §2). */
export function ClassHero({ page, now, timezone, action }: ClassHeroProps) {
  const it = page.class
  return (
    <CoverHero id={it.id} rand={it.rand}>
      <div className="book-badges">
        <Badge kind={it.premium ? 'premium' : 'free'} />
        <span className="text-small text-cloth-ink-2">
          <bdi>{it.category}</bdi>
        </span>
      </div>
      <Heading>{it.name}</Heading>
      <LongText text={it.about} className="hero-about" />
      <ul className="facts">
        <Fact icon={<BookOpen className="icon icon-s" aria-hidden />}>
          {it.lessonCount === 1 ? '1 lesson' : `${it.lessonCount} lessons`}
        </Fact>
        {nextSubscription(page) && (
          <Fact icon={<RefreshCw className="icon icon-s" aria-hidden />}>
            Next subscription: {nextSubscription(page)}
          </Fact>
        )}
        <Fact icon={<Wallet className="icon icon-s" aria-hidden />}>
          {it.premium ? price(it.price) : 'Free'}
          {it.premium && it.monthly && ' · Monthly subscription'}
        </Fact>
        {!page.isEnrolled && (
          <Fact icon={<Calendar className="icon icon-s" aria-hidden />}>
            {registrationText(it.registrationCloses, now, timezone)}
          </Fact>
        )}
      </ul>
      {action}
    </CoverHero>
  )
}

/** When a paid monthly class is to be paid for again; '' for one that is not, and for a place that does not end. */
function nextSubscription({ paidUntil, subscription, isEnrolled, class: it }: ClassPage) {
  if (paidUntil > 0) return `${subscription === 'expired' ? 'due since ' : ''}${date(paidUntil)}`
  return it.premium && it.monthly && !isEnrolled ? 'a month after you join' : ''
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span className="num">{children}</span>
    </li>
  )
}
