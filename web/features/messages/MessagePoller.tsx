import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { Message } from '../../../contract/messages/messages.ts'
import { paths } from '../../api/paths.ts'
import { pollInterval } from '../../api/retry-pause.ts'
import { useSession } from '../../api/session.ts'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'
import { bellQuery } from './queries.ts'
import { wasShown } from './shown-popups.ts'

// if its code does not load, the popup is shown at another page view
const PopupDialog = lazyPart(
  async () => (await import('./PopupDialog.tsx')).PopupDialog,
  renderNothing,
)

const POLL_INTERVAL_MS = 30_000

/**
 * Fetches the messages of the bell at each page view and every 30 seconds, also in the background; not under
 * /messages, where the list is fetched (R-LAYOUT-023, R-LAYOUT-024). Mounted once per page.
 */
export function MessagePoller() {
  const email = useSession((it) => it.user?.email)
  const [path] = useLocation()
  const isOnMessages = path === paths.messages || path.startsWith(`${paths.messages}/`)
  if (!email || isOnMessages) return null
  return <PageViewPopups key={`${email} ${path}`} />
}

/**
 * One page view: opens the popups that are pending when it begins, one after the other, oldest first.
 */
function PageViewPopups() {
  const { data, isFetchedAfterMount } = useQuery({
    ...bellQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => pollInterval(POLL_INTERVAL_MS, state),
    // the next poll is the retry
    retry: false,
    refetchIntervalInBackground: true,
  })
  const [pendingPopups, setPendingPopups] = useState<Message[]>()
  // a popup that arrives later must not interrupt the user
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
