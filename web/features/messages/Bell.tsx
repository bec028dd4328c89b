import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { classNames } from '../../kit/class-names.ts'
import { lazyPart } from '../../kit/lazy-part.ts'
import { Popover } from '../../kit/Popover.tsx'
import { useUnreadCount } from './use-unread-count.ts'
import './bell.css'

// the poller is in the same chunk as the bell
export { MessagePoller } from './MessagePoller.tsx'

const BellPanel = lazyPart(
  async () => (await import('./BellPanel.tsx')).BellPanel,
  PanelUnavailable,
)

/** Shown if the code of the panel does not load. */
function PanelUnavailable() {
  return <p className="p-(--pad) text-ink-2">{m.messages_notifications_did_not_load()}</p>
}

/** The notification bell with the number of unread messages (R-LAYOUT-017 to R-LAYOUT-022). */
export function Bell() {
  const unread = useUnreadCount()
  const riseCount = useRiseCount(unread)
  const hasUnread = unread > 0
  return (
    <Popover
      label={hasUnread ? m.messages_notifications_unread({ unread }) : m.messages_notifications()}
      className={classNames('bell', hasUnread && 'bell-waiting')}
      icon={
        <>
          {/* a new key restarts the animation */}
          <BellIcon
            key={riseCount}
            className={classNames('icon', hasUnread && 'bell-rings')}
            aria-hidden
          />
          {hasUnread && (
            <span className="count-badge" aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<div className="h-60" />}>
          <BellPanel onSelect={close} />
        </Suspense>
      )}
    </Popover>
  )
}

/** The number of times the count has increased. */
function useRiseCount(count: number): number {
  const [seen, setSeen] = useState({ count, rises: 0 })
  if (seen.count !== count) {
    setSeen({ count, rises: seen.rises + (count > seen.count ? 1 : 0) })
  }
  return seen.rises
}
