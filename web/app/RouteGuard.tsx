import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { useSession } from '../api/session.ts'
import { redirectOf } from './redirects.ts'
import type { RouteAccess } from './routes.ts'

/** Renders a page only for users with access, and else redirects (redirects.ts), so that sign-in forms never navigate. */
export function RouteGuard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const session = useSession()
  const [path] = useLocation()
  // renders again when only the search changes
  useSearch()
  const to = redirectOf(access, session, path, location.search)
  // the key: one redirect may follow another, and each navigates once
  return to === undefined ? children : <Redirect key={to} to={to} replace />
}
