import type { ReactNode } from 'react'
import { Badge } from '../../kit/Badge.tsx'
import './class-page.css'

type ClassBadgesProps = {
  class: { premium: boolean; category: string }
  /** Shown after the badges. */
  children?: ReactNode
}

/** Free or premium, and the category, at the top of the header of a class. */
export function ClassBadges({ class: it, children }: ClassBadgesProps) {
  return (
    <div className="class-card-badges">
      <Badge kind={it.premium ? 'premium' : 'free'} />
      <span className="text-small text-cloth-ink-2">
        <bdi>{it.category}</bdi>
      </span>
      {children}
    </div>
  )
}
