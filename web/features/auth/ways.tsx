import type { ReactNode } from 'react'
import { paths } from '../../api/paths.ts'
import { Link } from '../../kit/Link.tsx'

/** The three things a visitor may do about an account. */
export type Way = 'sign-in' | 'sign-up' | 'reset'

const pages: Record<Way, string> = {
  'sign-in': paths.login,
  'sign-up': paths.register,
  reset: paths.forgotPassword,
}

/** How a form leads to another: in a dialog it is told, on a page of its own the link goes there. */
export type Go = ((way: Way) => void) | undefined

/** A link to one of the others. */
export function WayLink({ to, go, children }: { to: Way; go: Go; children: ReactNode }) {
  return (
    <Link
      to={pages[to]}
      className="inline-flex min-h-11 items-center"
      onClick={(event) => {
        if (!go) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </Link>
  )
}
