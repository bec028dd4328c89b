import { type ReactNode, useId } from 'react'
import type { SchoolClass } from '../../../contract/classes/classes.ts'
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
  /** Grey and without a link. */
  isClosed?: boolean
  /** The lines below badge and category: registration deadline, end of the subscription. */
  facts: ReactNode
  /** The price and the buttons. Receives the id of the title, which describes the buttons. */
  footer: (titleId: string) => ReactNode
}

/** A class card: cover, name, badge, details and actions (ui.md §11). */
export function ClassCard({ class: it, isClosed, facts, footer }: ClassCardProps) {
  const titleId = useId()
  const cover = (
    <Cover
      colourSeed={it.id}
      letterSeed={it.publicId}
      title={it.name}
      isClosed={isClosed ?? false}
    />
  )
  return (
    <li className={classNames('card class-card', isClosed && 'class-card-closed')}>
      {isClosed ? (
        cover
      ) : (
        // the link of the title, for a finger and a pointer
        <Link to={paths.class(it.publicId)} className="contents" tabIndex={-1} aria-hidden>
          {cover}
        </Link>
      )}
      <div className="class-card-top">
        <h2 className="class-card-name" id={titleId}>
          {isClosed ? (
            <BilingualTitle>{it.name}</BilingualTitle>
          ) : (
            <Link to={paths.class(it.publicId)} className="touch-target">
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

/** One detail: an icon and a text. */
export function ClassCardFact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="class-card-fact">
      {icon}
      <span>{children}</span>
    </p>
  )
}

/** A grid of class cards. */
export function ClassGrid({ children }: { children: ReactNode }) {
  return <ul className="class-grid">{children}</ul>
}

/** The grid during loading. */
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
