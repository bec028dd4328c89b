import type { LucideIcon } from 'lucide-react'
import { Link } from './Link.tsx'

type BarLinkProps = {
  page: { to: string; label: string; icon: LucideIcon }
  isCurrent: boolean
  count: number
  /** The label of the count: 'unread'. */
  countLabel: string
}

/** A page in the bar at the bottom of a phone, with a number if it is above 0. */
export function BarLink({ page, isCurrent, count, countLabel }: BarLinkProps) {
  const { to, label, icon: Icon } = page
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
      <span className="bottom-bar-icon">
        <Icon className="icon" aria-hidden />
        {count > 0 && (
          <span className="count-badge" aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      <span>{label}</span>
      {count > 0 && (
        <span className="sr-only">
          , {count} {countLabel}
        </span>
      )}
    </Link>
  )
}
