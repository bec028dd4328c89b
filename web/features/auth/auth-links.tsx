import type { ReactNode } from 'react'
import { paths } from '../../api/paths.ts'
import { Link } from '../../kit/Link.tsx'

/** The account forms for visitors. */
export type AuthView = 'sign-in' | 'sign-up' | 'reset'

const authPaths: Record<AuthView, string> = {
  'sign-in': paths.login,
  'sign-up': paths.register,
  reset: paths.forgotPassword,
}

/** Shows another form in the dialog; on an account page the link navigates instead. */
export type NavigateAuth = ((view: AuthView) => void) | undefined

/** A link to another account form. */
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
