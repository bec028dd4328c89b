import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useUnreadCount } from '../../features/messages/use-unread-count.ts'
import { SignedInLayout } from './SignedInLayout.tsx'

// visitors do not pay for the bell; where its code does not come, the page goes on without
const noMessages = { Bell: () => null, MessagePoller: () => null }
const loadMessages = () => import('../../features/messages/Bell.tsx').catch(() => noMessages)
const Bell = lazy(async () => ({ default: (await loadMessages()).Bell }))
const MessagePoller = lazy(async () => ({ default: (await loadMessages()).MessagePoller }))
const noPush = { PushStarter: (_: { loadedAt: number }) => null }
const PushStarter = lazy(async () => ({
  default: (await import('../../features/push/PushStarter.tsx').catch(() => noPush)).PushStarter,
}))

/** The signed-in pages' frame with what the school tells: the bell, the count beside Messages, popups and push. */
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
        <MessagePoller />
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

/** When the frame was loaded (Unix milliseconds), and whether what the page itself wants has had its time to come. */
function useLoadedAt() {
  const [loadedAt] = useState(Date.now)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return { loadedAt, isIdle }
}
