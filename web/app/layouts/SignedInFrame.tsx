import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useUnread } from '../../features/messages/unread.ts'
import { SignedInLayout } from './SignedInLayout.tsx'

// visitors do not pay for the bell; where its code does not come, the page goes on without
const nothing = { Bell: () => null, MessageWatch: () => null }
const load = () => import('../../features/messages/Bell.tsx').catch(() => nothing)
const Bell = lazy(async () => ({ default: (await load()).Bell }))
const MessageWatch = lazy(async () => ({ default: (await load()).MessageWatch }))
const noPush = { PushWatch: (_: { since: number }) => null }
const PushWatch = lazy(async () => ({
  default: (await import('../../features/push/PushWatch.tsx').catch(() => noPush)).PushWatch,
}))

/** The signed-in pages' frame with what the school tells: the bell, the count beside Messages, popups and push. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const unread = useUnread()
  const { since, isAtRest } = useLoaded()
  const bell = (
    <Suspense fallback={<span className="ib" />}>
      <Bell />
    </Suspense>
  )
  return (
    <>
      <SignedInLayout bell={bell} unread={unread}>
        {children}
      </SignedInLayout>
      <Suspense>
        <MessageWatch />
      </Suspense>
      {isAtRest && (
        <Suspense>
          <PushWatch since={since} />
        </Suspense>
      )}
    </>
  )
}

const AT_REST_AFTER_MS = 4000

/** When the frame was loaded (Unix milliseconds), and whether what the page itself wants has had its time to come. */
function useLoaded() {
  const [since] = useState(Date.now)
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), AT_REST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return { since, isAtRest }
}
