import { type ReactNode, useId } from 'react'
import type { SchoolClass } from '../../../contract/classes.ts'
import { paths } from '../../api/paths.ts'
import { Badge } from '../../kit/Badge.tsx'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Cover } from '../../kit/Cover.tsx'
import { classNames } from '../../kit/class-names.ts'
import { Link } from '../../kit/Link.tsx'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import './class-cards.css'

type ClassCardProps = {
  class: SchoolClass
  /** Grey, and its title leads nowhere. */
  isClosed?: boolean
  /** The lines under badge and category: deadline, end of the subscription. */
  facts: ReactNode
  /** The foot: a price, buttons. It is given the id of the title, to say which class a button is about. */
  footer: (titleId: string) => ReactNode
}

/** A class as a book on the shelf: cover, name, badge, what to know, what to do (ui.md §11). */
export function ClassCard({ class: it, isClosed, facts, footer }: ClassCardProps) {
  const titleId = useId()
  return (
    <li className={classNames('card class-card', isClosed && 'class-card-closed')}>
      <Cover colourSeed={it.id} letterSeed={it.rand} isClosed={isClosed ?? false} />
      <div className="class-card-top">
        <h2 className="class-card-name" id={titleId}>
          {isClosed ? (
            <BilingualTitle>{it.name}</BilingualTitle>
          ) : (
            <Link to={paths.class(it.rand)}>
              <BilingualTitle>{it.name}</BilingualTitle>
            </Link>
          )}
        </h2>
        <div className="class-card-meta">
          <Badge kind={it.premium ? 'premium' : 'free'} />
          <span className="text-tiny text-ink-3">
            <bdi>{it.category}</bdi>
          </span>
        </div>
        {facts}
      </div>
      <div className="class-card-footer">{footer(titleId)}</div>
    </li>
  )
}

/** One line of facts: an icon and its words. */
export function ClassCardFact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="class-card-fact">
      {icon}
      <span>{children}</span>
    </p>
  )
}

/** The shelf. */
export function ClassGrid({ children }: { children: ReactNode }) {
  return <ul className="class-grid">{children}</ul>
}

/** The shelf while its books are fetched. */
export function ClassGridSkeleton() {
  return (
    <LoadingRegion>
      <ul className="class-grid" aria-hidden>
        {Array.from({ length: 3 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but a picture
          <li key={i} className="card class-card">
            <Skeleton className="cover" />
            <div className="class-card-top">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="w-2/3" />
            </div>
            <div className="class-card-footer">
              <Skeleton className="h-11 w-full rounded-control" />
            </div>
          </li>
        ))}
      </ul>
    </LoadingRegion>
  )
}
