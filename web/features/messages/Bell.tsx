import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { classNames } from '../../kit/class-names.ts'
import { Popover } from '../../kit/Popover.tsx'
import { useUnread } from './unread.ts'
import './bell.css'

// what asks comes in one piece with what shows
export { MessageWatch } from './MessageWatch.tsx'

const BellPanel = lazy(() =>
  import('./BellPanel.tsx').then(
    (it) => ({ default: it.BellPanel }),
    () => ({ default: PanelMissing }),
  ),
)

/** The panel's code did not come; the page around the bell goes on. */
function PanelMissing() {
  return <p className="p-(--pad) text-ink-2">Notifications did not load. Please try again later.</p>
}

/** The notification bell: how many messages wait, and the newest behind a press (student-area §2, §4). */
export function Bell() {
  const unread = useUnread()
  const rings = useRises(unread)
  const isWaiting = unread > 0
  return (
    <Popover
      label={isWaiting ? `Notifications, ${unread} unread` : 'Notifications'}
      className={classNames('bell', isWaiting && 'bell-waiting')}
      icon={
        <>
          {/* a new key begins the shaking anew */}
          <BellIcon
            key={rings}
            className={classNames('icon', isWaiting && 'bell-rings')}
            aria-hidden
          />
          {isWaiting && (
            <span className="pip" aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<div className="h-60" />}>
          <BellPanel onChoose={close} />
        </Suspense>
      )}
    </Popover>
  )
}

/** How often a count has risen since it was first seen. */
function useRises(count: number): number {
  const [known, setKnown] = useState({ count, rises: 0 })
  if (known.count !== count) {
    setKnown({ count, rises: known.rises + (count > known.count ? 1 : 0) })
  }
  return known.rises
}
