import type { ReactNode } from 'react'
import { Bell } from '../../features/messages/Bell.tsx'
import { MessageWatch } from '../../features/messages/MessageWatch.tsx'
import { useUnread } from '../../features/messages/queries.ts'
import { SignedInLayout } from './SignedInLayout.tsx'

/** The signed-in pages' frame with what the school tells: the bell, the count beside Messages, and popups. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const unread = useUnread()
  return (
    <>
      <SignedInLayout bell={<Bell />} unread={unread}>
        {children}
      </SignedInLayout>
      <MessageWatch />
    </>
  )
}
