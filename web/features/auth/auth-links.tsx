import type { ReactNode } from 'react'
import { paths } from '../../api/paths.ts'
import { Link } from '../../kit/Link.tsx'

/** The three things a visitor may do about an account. */
export type AuthView = 'sign-in' | 'sign-up' | 'reset'

const authPaths: Record<AuthView, string> = {
  'sign-in': paths.login,
  'sign-up': paths.register,
  reset: paths.forgotPassword,
}

/** How a form leads to another: in a dialog it is told, on a page of its own the link goes there. */
export type NavigateAuth = ((view: AuthView) => void) | undefined

/** A link to one of the others. */
export function AuthLink({
  to,
  onNavigate,
  children,
}: {
  to: AuthView
  onNavigate: NavigateAuth
  children: ReactNode
}) {
  return (
    <Link
      to={authPaths[to]}
      className="inline-flex min-h-11 items-center"
      onClick={(event) => {
        if (!onNavigate) return
        event.preventDefault()
        onNavigate(to)
      }}
    >
      {children}
    </Link>
  )
}
