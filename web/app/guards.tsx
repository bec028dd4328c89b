import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { ADMIN_ROLE } from '../../contract/auth.ts'
import { paths } from '../api/paths.ts'
import { hasEnded, useSession } from '../api/session.ts'
import type { Who } from './routes.ts'

/** Where somebody was when their session ended; kept with the entry in the history. */
type Onward = { goingTo?: string } | null

/**
 * Lets through whom a page is for. A visitor goes to /login and from there, once signed in, to the dashboard
 * (student-area §2), but whoever was stopped by the end of their session back to where they were; so a sign-in form
 * only signs in, and never navigates. Whoever is not an administrator goes from an admin page to the dashboard. The
 * server guards everything once more.
 */
export function Guard({ may, children }: { may: Who; children: ReactNode }) {
  const { authenticated, user } = useSession()
  const [path] = useLocation()
  const onward = useHistoryState<Onward>()

  if (may === 'anyone') return children
  if (may === 'guest') {
    return authenticated ? <Redirect to={onward?.goingTo ?? paths.dashboard} replace /> : children
  }
  if (!authenticated) {
    const onward: Onward = hasEnded() ? { goingTo: path + location.search } : null
    return <Redirect to={paths.login} replace state={onward} />
  }
  if (may === 'admin' && user?.role !== ADMIN_ROLE) return <Redirect to={paths.dashboard} replace />
  return children
}
