import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type LeaveGuardProps = {
  /** Whether there is anything that would be lost. */
  active: boolean
  title: string
  children: string
}

/**
 * Asks before a page with something unsaved is left: for another page of the site in our own words, for anywhere
 * else in the browser's. A browser without the Navigation API is only asked about links, and not about Back.
 */
export function LeaveGuard({ active, title, children }: LeaveGuardProps) {
  const [, navigate] = useLocation()
  // what was on its way when it was stopped
  const [onward, setOnward] = useState<() => void>()
  const isLeaving = useRef(false)

  // in a layout effect, for whoever is sent away to sign in must not be asked
  useLayoutEffect(() => {
    if (!active) return
    const stop = (go: () => void) => setOnward(() => go)
    const ends = [
      listen(window, 'beforeunload', (event) => event.preventDefault()),
      'navigation' in window
        ? listen(navigation, 'navigate', (event) => {
            const go = isLeaving.current ? undefined : wayOf(event as NavigateEvent, navigate)
            if (!go) return
            event.preventDefault()
            stop(go)
          })
        : listen(document, 'click', (event) => {
            const to = isLeaving.current ? undefined : linkUnder(event as MouseEvent)
            if (to === undefined) return
            event.preventDefault()
            event.stopPropagation()
            stop(() => navigate(to))
          }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [active, navigate])

  return (
    <ConfirmDialog
      open={active && onward !== undefined}
      title={title}
      confirm="Leave"
      cancel="Stay"
      destructive
      onClose={() => setOnward(undefined)}
      onConfirm={() => {
        isLeaving.current = true
        onward?.()
      }}
    >
      {children}
    </ConfirmDialog>
  )
}

function listen(on: EventTarget, name: string, hear: (event: Event) => void) {
  on.addEventListener(name, hear, { capture: true })
  return () => on.removeEventListener(name, hear, { capture: true })
}

/** How to go on with a step to another page of the site; nothing for any other step. */
function wayOf(event: NavigateEvent, navigate: (to: string) => void) {
  const { destination, navigationType, cancelable } = event
  const { pathname, search, hash } = new URL(destination.url)
  // a reload and another site are asked about by 'beforeunload'
  if (!cancelable || !destination.sameDocument || pathname === location.pathname) return undefined
  if (navigationType === 'traverse') return () => void navigation.traverseTo(destination.key)
  return () => navigate(pathname + search + hash)
}

function linkUnder(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.origin !== location.origin) return undefined
  return link.pathname === location.pathname ? undefined : link.pathname + link.search
}
