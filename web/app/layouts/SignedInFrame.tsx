import { lazy, type ReactNode, Suspense } from 'react'
import { useUnread } from '../../features/messages/unread.ts'
import { SignedInLayout } from './SignedInLayout.tsx'

// visitors do not pay for the bell; where its code does not come, the page goes on without
const nothing = { Bell: () => null, MessageWatch: () => null }
const load = () => import('../../features/messages/Bell.tsx').catch(() => nothing)
const Bell = lazy(async () => ({ default: (await load()).Bell }))
const MessageWatch = lazy(async () => ({ default: (await load()).MessageWatch }))

/** The signed-in pages' frame with what the school tells: the bell, the count beside Messages, and popups. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const unread = useUnread()
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
    </>
  )
}
