import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { Message } from '../../../contract/messages.ts'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { bellQuery } from './queries.ts'
import { wasShown } from './shown-popups.ts'

// where its code does not come, a popup waits for another page view
const PopupDialog = lazy(() =>
  import('./PopupDialog.tsx').then(
    (it) => ({ default: it.PopupDialog }),
    () => ({ default: () => null }),
  ),
)

const POLL_INTERVAL_MS = 30_000

/**
 * Asks for what the bell shows, at each page view and every half minute of it, in the background too; not under
 * /messages, where the list itself is asked for (R-LAYOUT-023, R-LAYOUT-024). Stands once on a page.
 */
export function MessagePoller() {
  const email = useSession((it) => it.user?.email)
  const [path] = useLocation()
  const isOnMessages = path === paths.messages || path.startsWith(`${paths.messages}/`)
  if (!email || isOnMessages) return null
  return <PageViewPopups key={`${email} ${path}`} />
}

/** One page view: whatever popup waits as it begins opens, one after the other, the oldest first (decision 0072). */
function PageViewPopups() {
  const { data, isFetchedAfterMount } = useQuery({
    ...bellQuery,
    refetchOnMount: 'always',
    refetchInterval: POLL_INTERVAL_MS,
    refetchIntervalInBackground: true,
  })
  const [pendingPopups, setPendingPopups] = useState<Message[]>()
  // what comes later must not step between a person and what they are doing
  if (data && isFetchedAfterMount && !pendingPopups)
    setPendingPopups(data.filter(isPendingPopup).reverse())
  const nextPopup = pendingPopups?.[0]
  if (!nextPopup) return null
  return (
    <Suspense>
      <PopupDialog
        key={nextPopup.id}
        message={nextPopup}
        onClose={() => setPendingPopups(pendingPopups.slice(1))}
      />
    </Suspense>
  )
}

function isPendingPopup({ id, popup, isRead }: Message) {
  return popup && !isRead && !wasShown(id)
}
