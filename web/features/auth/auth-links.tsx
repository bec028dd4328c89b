import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { returnPathOf } from '../../../contract/auth/return-path.ts'
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

/** The path of an account form with the return path and the referral code of the current address. */
export function useAuthPath(view: AuthView): string {
  const current = new URLSearchParams(useSearch())
  const kept = [...current].filter(([name]) => name === 'next' || name === 'ref')
  return kept.length > 0 ? `${authPaths[view]}?${new URLSearchParams(kept)}` : authPaths[view]
}

/** The page that was requested without a session. */
export function useReturnPath(): string | undefined {
  return returnPathOf(new URLSearchParams(useSearch()).get('next'))
}

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
  const path = useAuthPath(to)
  return (
    <Link
      to={path}
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
