import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { ADMIN_ROLE } from '../../contract/auth.ts'
import { returnPathOf } from '../../contract/return-path.ts'
import { paths } from '../api/paths.ts'
import { hasSignedOut, useSession } from '../api/session.ts'
import type { RouteAccess } from './routes.ts'

/**
 * Renders a page only for users with access. A visitor is redirected to /login, and after signing in or up to the page
 * that was requested (decision 0471), else to the dashboard (R-AUTH-022); so sign-in forms never navigate. A student on
 * an admin page is redirected to the dashboard. The server checks access to all data again.
 */
export function RouteGuard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const { authenticated, user } = useSession()
  const [path] = useLocation()
  const search = useSearch()

  // the key: one redirect may follow another, and each navigates once
  const redirect = (to: string) => <Redirect key={to} to={to} replace />

  if (access === 'anyone') return children
  if (access === 'guest') {
    const next = returnPathOf(new URLSearchParams(search).get('next'))
    return authenticated ? redirect(next ?? paths.dashboard) : children
  }
  if (!authenticated) {
    const here = path === paths.dashboard ? '' : path + location.search
    return redirect(paths.signIn(hasSignedOut() ? '' : here))
  }
  if (access === 'admin' && user?.role !== ADMIN_ROLE) return redirect(paths.dashboard)
  return children
}
