import { useSyncExternalStore } from 'react'

/** The widest screen that has the layout of a phone (ui.md §12). */
export const PHONE = '(max-width: 640px)'

/** True while a media query matches. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}
