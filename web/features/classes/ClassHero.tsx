import { BookOpen, Calendar, RefreshCw, Wallet } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { registrationText } from '../../../contract/registration-window.ts'
import type { ClassPage } from '../../../contract/study.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { CoverHero } from '../../kit/Cover.tsx'
import { classNames } from '../../kit/class-names.ts'
import { Heading } from '../../kit/Duo.tsx'
import { date } from '../../kit/dates.ts'
import { price } from '../../kit/naira.ts'
import { Prose } from '../../kit/Prose.tsx'
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
      <About text={it.about} />
      <ul className="facts">
        <Fact icon={<BookOpen className="icon icon-s" aria-hidden />}>
          {it.lessonCount === 1 ? '1 lesson' : `${it.lessonCount} lessons`}
        </Fact>
        {page.paidUntil > 0 && (
          <Fact icon={<RefreshCw className="icon icon-s" aria-hidden />}>
            Next subscription: {page.subscription === 'expired' && 'due since '}
            {date(page.paidUntil)}
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

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span className="num">{children}</span>
    </li>
  )
}

const LONG = 420

/** A long text is cut short, so that the lessons are not a page further down. */
function About({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > LONG || text.split('\n').length > 6
  return (
    <div className="hero-about">
      <Prose
        said
        links
        text={text}
        className={classNames(isLong && !isWhole && 'hero-about-cut')}
      />
      {isLong && (
        <Button look="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Read more'}
        </Button>
      )}
    </div>
  )
}
