import { useSyncExternalStore } from 'react'

/** The widest screen that has the layout of a phone (ui.md §6). */
export const PHONE = '(max-width: 640px)'

/** The narrowest screen with room for actions that are in a menu on smaller ones. */
export const DESKTOP = '(min-width: 1024px)'

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
