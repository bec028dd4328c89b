import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { ADMIN_ROLE } from '../../contract/auth.ts'
import { paths } from '../api/paths.ts'
import { hasSessionExpired, useSession } from '../api/session.ts'
import type { RouteAccess } from './routes.ts'

/** Where somebody was when their session ended; kept with the entry in the history. */
type ReturnState = { returnTo?: string } | null

/**
 * Lets through whom a page is for. A visitor goes to /login and from there, once signed in, to the dashboard
 * (R-AUTH-022), but whoever was stopped by the end of their session back to where they were; so a sign-in form
 * only signs in, and never navigates. Whoever is not an administrator goes from an admin page to the dashboard. The
 * server guards everything once more.
 */
export function RouteGuard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const { authenticated, user } = useSession()
  const [path] = useLocation()
  const returnState = useHistoryState<ReturnState>()

  if (access === 'anyone') return children
  if (access === 'guest') {
    return authenticated ? (
      <Redirect to={returnState?.returnTo ?? paths.dashboard} replace />
    ) : (
      children
    )
  }
  if (!authenticated) {
    const state: ReturnState = hasSessionExpired() ? { returnTo: path + location.search } : null
    return <Redirect to={paths.login} replace state={state} />
  }
  if (access === 'admin' && user?.role !== ADMIN_ROLE)
    return <Redirect to={paths.dashboard} replace />
  return children
}
