import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { m } from '../../messages/m.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type UnsavedChangesGuardProps = {
  /** True if there are unsaved changes. */
  isDirty: boolean
  title: string
  children: string
}

/**
 * Asks for confirmation before leaving a page with unsaved changes: in a dialog for pages of this site, by the
 * browser for other sites and reloads. Without the Navigation API, only links are covered, not Back.
 */
export function UnsavedChangesGuard({ isDirty, title, children }: UnsavedChangesGuardProps) {
  const [, navigate] = useLocation()
  // the navigation that was prevented
  const [pendingNavigation, setPendingNavigation] = useState<() => void>()
  const isLeaving = useRef(false)

  // a layout effect, so that the redirect after an expired session is not prevented
  useLayoutEffect(() => {
    if (!isDirty) return
    const holdNavigation = (proceed: () => void) => setPendingNavigation(() => proceed)
    const cleanups = [
      listen(window, 'beforeunload', (event) => event.preventDefault()),
      'navigation' in window
        ? listen(navigation, 'navigate', (event) => {
            // `navigate` events are of this type
            const proceed = isLeaving.current
              ? undefined
              : pendingStep(event as NavigateEvent, navigate)
            if (!proceed) return
            event.preventDefault()
            holdNavigation(proceed)
          })
        : listen(document, 'click', (event) => {
            // a click is a mouse event
            const to = isLeaving.current ? undefined : clickedPath(event as MouseEvent)
            if (to === undefined) return
            event.preventDefault()
            event.stopPropagation()
            holdNavigation(() => navigate(to))
          }),
    ]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [isDirty, navigate])

  return (
    <ConfirmDialog
      open={isDirty && pendingNavigation !== undefined}
      title={title}
      confirmLabel={m.kit_leave()}
      cancelLabel={m.kit_stay()}
      destructive
      onClose={() => setPendingNavigation(undefined)}
      onConfirm={() => {
        isLeaving.current = true
        pendingNavigation?.()
      }}
    >
      {children}
    </ConfirmDialog>
  )
}

/** Listens in the capture phase. Callers narrow the event by its name. */
function listen(target: EventTarget, name: string, listener: (event: Event) => void) {
  target.addEventListener(name, listener, { capture: true })
  return () => target.removeEventListener(name, listener, { capture: true })
}

/** A function that resumes a navigation within the site; undefined for other navigations. */
function pendingStep(event: NavigateEvent, navigate: (to: string) => void) {
  const { destination, navigationType, cancelable } = event
  const { pathname, search, hash } = new URL(destination.url)
  // reloads and other sites are handled by 'beforeunload'
  if (!cancelable || !destination.sameDocument || pathname === location.pathname) return undefined
  if (navigationType === 'traverse') return () => void navigation.traverseTo(destination.key)
  return () => navigate(pathname + search + hash)
}

function clickedPath(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  // clicks come from elements
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.origin !== location.origin) return undefined
  return link.pathname === location.pathname ? undefined : link.pathname + link.search
}
