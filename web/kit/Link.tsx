import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { afterNextPaint } from './after-next-paint.ts'
import { navigateFromPage } from './back-layers.ts'

let prefetch: (to: string) => void = () => {}
const prefetched = new Set<string>()

/** Sets the function that prefetches the code of a page; called by the router, because the kit does not import pages. */
export function setPrefetch(prefetchPage: (to: string) => void) {
  prefetch = prefetchPage
}

/** Prefetches the code of a page that follows without a link. */
export const prefetchPage = (to: string) => prefetch(to)

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  replace?: boolean
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link within the site. The code of its page is prefetched on pointer, touch or focus. The page is rendered after the
 * next paint, so that a slow phone shows the press at once. It does not subscribe to the address: a page has
 * up to a hundred links, which a navigation would render again.
 */
export function Link({ to, children, onClick, replace, state, ...rest }: LinkProps) {
  const handleIntent = () => {
    // a tap is a pointer, a touch and a focus
    if (prefetched.has(to)) return
    prefetched.add(to)
    afterNextPaint(() => prefetch(to))
  }
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    afterNextPaint(() => navigateFromPage(() => navigate(to, { replace: replace ?? false, state })))
  }
  return (
    <a
      href={to}
      onPointerEnter={handleIntent}
      onTouchStart={handleIntent}
      onFocus={handleIntent}
      onClick={handleClick}
      {...rest}
    >
      {children}
    </a>
  )
}

/** True for a click that opens a new tab or window. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
