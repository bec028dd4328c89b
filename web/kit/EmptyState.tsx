import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { Star } from './Star.tsx'

type EmptyStateProps = {
  icon: LucideIcon
  title: string
  children?: ReactNode
  /** One button, if there is an action to offer. */
  action?: ReactNode
}

/** The state of a view without content: the missing content, the reason, and an action. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <Star kind="plain">
        <Icon className="icon" />
      </Star>
      <h2>{title}</h2>
      {children && <p className="text-ink-2">{children}</p>}
      {action}
    </div>
  )
}

/** `EmptyState` in a card. */
export function EmptyCard(props: EmptyStateProps) {
  return (
    <Card>
      <EmptyState {...props} />
    </Card>
  )
}
