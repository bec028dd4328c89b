import { ADMIN_ROLE } from '../../contract/auth/auth.ts'
import { returnPathOf } from '../../contract/auth/return-path.ts'
import { paths } from '../api/paths.ts'
import { hasSignedOut, type Session } from '../api/session.ts'
import type { RouteAccess } from './routes.ts'

/**
 * The path that a page without access redirects to; undefined if the user has access. A visitor is redirected to /login,
 * and after signing in or up to the page that was requested, else to the dashboard (R-AUTH-022). A
 * student on an admin page is redirected to the dashboard. The server checks access to all data again.
 */
export function redirectOf(
  access: RouteAccess,
  { authenticated, user }: Session,
  path: string,
  search: string,
): string | undefined {
  if (access === 'anyone') return
  if (access === 'guest') {
    const next = returnPathOf(new URLSearchParams(search).get('next'))
    return authenticated ? (next ?? paths.dashboard) : undefined
  }
  if (!authenticated) {
    const here = path === paths.dashboard ? '' : path + search
    return paths.signIn(hasSignedOut() ? '' : here)
  }
  return access === 'admin' && user?.role !== ADMIN_ROLE ? paths.dashboard : undefined
}
