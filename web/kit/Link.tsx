import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link as RouterLink } from 'wouter'

let prefetch: (to: string) => void = () => {}

/** The router says here how a page's code is fetched ahead; the kit itself knows no pages. */
export function setPrefetch(prefetchPage: (to: string) => void) {
  prefetch = prefetchPage
}

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  replace?: boolean
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

/** A link inside the site. Its page's code is fetched when a finger or a pointer comes near. */
export function Link({ to, children, ...rest }: LinkProps) {
  const handleIntent = () => prefetch(to)
  return (
    <RouterLink
      to={to}
      onPointerEnter={handleIntent}
      onTouchStart={handleIntent}
      onFocus={handleIntent}
      {...rest}
    >
      {children}
    </RouterLink>
  )
}
