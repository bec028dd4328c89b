import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link as RouterLink } from 'wouter'

let prefetch: (to: string) => void = () => {}

/** Sets the function that prefetches the code of a page; called by the router, because the kit knows no pages. */
export function setPrefetch(prefetchPage: (to: string) => void) {
  prefetch = prefetchPage
}

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  replace?: boolean
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

/** A link within the site. The code of its page is prefetched on pointer, touch or focus. */
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
