import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { ADMIN_ROLE } from '../../contract/auth.ts'
import { paths } from '../api/paths.ts'
import { hasSessionExpired, useSession } from '../api/session.ts'
import type { RouteAccess } from './routes.ts'

/** The page at which the session expired, stored in the history entry. */
type ReturnState = { returnTo?: string } | null

/**
 * Renders a page only for users with access. A visitor is redirected to /login, and after signing in to the dashboard
 * (R-AUTH-022), or to the page at which the session expired; so sign-in forms never navigate. A student on an admin
 * page is redirected to the dashboard. The server checks access to all data again.
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
