import { BookOpen, Calendar, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicClass } from '../../../contract/classes/public-classes.ts'
import { registrationText } from '../../../contract/classes/registration-window.ts'
import { m, textOf } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { Heading } from '../../kit/BilingualTitle.tsx'
import { CoverHero } from '../../kit/Cover.tsx'
import { ShareButton } from '../../kit/ShareButton.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { ClassBadges } from './ClassBadges.tsx'
import { publicPriceText } from './price-text.ts'
import './class-page.css'

type PublicClassHeroProps = {
  class: PublicClass
  actions: ReactNode
}

/** The header of the public page of a class: name, price and registration. */
export function PublicClassHero({ class: it, actions }: PublicClassHeroProps) {
  const timezone = useTimeZone()
  const now = Date.now() / 1000
  return (
    <CoverHero colourSeed={it.id} letterSeed={it.publicId} title={it.name}>
      <ClassBadges class={it}>
        <ShareButton title={it.name} path={paths.publicClass(it.publicId)} />
      </ClassBadges>
      <Heading>{it.name}</Heading>
      <ul className="facts">
        <li>
          <BookOpen className="icon icon-s" aria-hidden />
          <span className="num">{m.classes_lesson_count({ count: it.lessonCount })}</span>
        </li>
        <li>
          <Wallet className="icon icon-s" aria-hidden />
          <span className="num">{publicPriceText(it)}</span>
        </li>
        <li>
          <Calendar className="icon icon-s" aria-hidden />
          <span className="num">
            {textOf(registrationText(it.registrationCloses, now, timezone))}
          </span>
        </li>
      </ul>
      <div className="flex flex-wrap items-center gap-2.5">{actions}</div>
    </CoverHero>
  )
}
