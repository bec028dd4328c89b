import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useUnreadCount } from '../../features/messages/use-unread-count.ts'
import { loadDeferredParts } from './load-deferred-parts.ts'
import { SignedInLayout } from './SignedInLayout.tsx'

const Bell = lazy(async () => ({ default: (await loadDeferredParts()).Bell }))
const BackgroundParts = lazy(async () => ({ default: (await loadDeferredParts()).BackgroundParts }))
const noPush = { PushStarter: (_: { loadedAt: number }) => null }
const PushStarter = lazy(async () => ({
  default: (await import('../../features/push/PushStarter.tsx').catch(() => noPush)).PushStarter,
}))

/** The signed-in layout with notifications: the bell, the unread count, popups and push. */
export function SignedInShell({ children }: { children: ReactNode }) {
  const unread = useUnreadCount()
  const { loadedAt, isIdle } = useLoadedAt()
  const bell = (
    <Suspense fallback={<span className="icon-button" />}>
      <Bell />
    </Suspense>
  )
  return (
    <>
      <SignedInLayout bell={bell} unread={unread}>
        {children}
      </SignedInLayout>
      <Suspense>
        <BackgroundParts />
      </Suspense>
      {isIdle && (
        <Suspense>
          <PushStarter loadedAt={loadedAt} />
        </Suspense>
      )}
    </>
  )
}

const IDLE_AFTER_MS = 4000

/** The load time of the layout (Unix milliseconds), and whether the page has had the time for its own requests. */
function useLoadedAt() {
  const [loadedAt] = useState(Date.now)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return { loadedAt, isIdle }
}
