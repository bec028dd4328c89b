import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { Link as RouterLink, useLocation } from 'wouter'

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

/**
 * A link within the site. The code of its page is prefetched on pointer, touch or focus. The page is rendered after the
 * next paint, so that a slow phone shows the press at once (decision 0475).
 */
export function Link({ to, children, onClick, replace, state, ...rest }: LinkProps) {
  const [, navigate] = useLocation()
  const handleIntent = () => prefetch(to)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    afterNextPaint(() => navigate(to, { replace: replace ?? false, state }))
  }
  return (
    <RouterLink
      to={to}
      onPointerEnter={handleIntent}
      onTouchStart={handleIntent}
      onFocus={handleIntent}
      onClick={handleClick}
      {...rest}
    >
      {children}
    </RouterLink>
  )
}

/** True for a click that opens a new tab or window. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

function afterNextPaint(action: () => void) {
  // a hidden page paints nothing
  if (document.hidden) action()
  else requestAnimationFrame(() => setTimeout(action))
}
