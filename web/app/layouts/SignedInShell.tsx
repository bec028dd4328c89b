import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Bell } from '../../features/messages/Bell.tsx'
import { useUnreadCount } from '../../features/messages/use-unread-count.ts'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'
import { BackgroundParts } from './BackgroundParts.tsx'
import { SignedInLayout } from './SignedInLayout.tsx'

const PushStarter = lazyPart(
  async () => (await import('../../features/push/PushStarter.tsx')).PushStarter,
  renderNothing,
)

/** The signed-in layout with notifications: the bell, the unread count, popups and push. */
export function SignedInShell({ children }: { children: ReactNode }) {
  const unread = useUnreadCount()
  const { loadedAt, isIdle } = useLoadedAt()
  return (
    <>
      <SignedInLayout bell={<Bell />} unread={unread}>
        {children}
      </SignedInLayout>
      <BackgroundParts />
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
