import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link as RouterLink } from 'wouter'

let prefetch: (to: string) => void = () => {}

/** The router says here how a page's code is fetched ahead; the kit itself knows no pages. */
export function prefetchWith(how: (to: string) => void) {
  prefetch = how
}

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  replace?: boolean
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

/** A link inside the site. Its page's code is fetched when a finger or a pointer comes near. */
export function Link({ to, children, ...rest }: LinkProps) {
  const ahead = () => prefetch(to)
  return (
    <RouterLink to={to} onPointerEnter={ahead} onTouchStart={ahead} onFocus={ahead} {...rest}>
      {children}
    </RouterLink>
  )
}
