import type { LucideIcon } from 'lucide-react'
import { locale } from '../../messages/m.ts'
import { Link } from './Link.tsx'
import { numberText } from './number-text.ts'

type BarLinkProps = {
  page: { to: string; label: string; icon: LucideIcon }
  isCurrent: boolean
  count: number
  /** The count in words: '3 unread'. */
  countText: string
}

const LIST_COMMA = locale === 'ar' ? '، ' : ', '

/** A page in the bar at the bottom of a phone, with a number if it is above 0. */
export function BarLink({ page, isCurrent, count, countText }: BarLinkProps) {
  const { to, label, icon: Icon } = page
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
      <span className="bottom-bar-icon">
        <Icon className="icon" aria-hidden />
        {count > 0 && (
          <span className="count-badge" aria-hidden>
            {count > 99 ? `${numberText(99)}+` : numberText(count)}
          </span>
        )}
      </span>
      <span>{label}</span>
      {count > 0 && <span className="sr-only">{`${LIST_COMMA}${countText}`}</span>}
    </Link>
  )
}
