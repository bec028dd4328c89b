import { useEffect, useEffectEvent, useState } from 'react'

/** Whether this person or this data plan asked for stillness (ui.md §4 and §10). */
function prefersReducedMotion() {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    'save' in document.documentElement.dataset
  )
}

/**
 * Calls `turn` every `everyMs` for as long as nobody looks closely: it waits while a pointer that has moved there, a
 * finger or the focus is on the element that `hold` is spread on, while the page is hidden, and after `toggle` was pressed.
 * Where stillness was asked for it never turns, and `still` says so.
 */
export function useAutoAdvance(intervalMs: number, advance: () => void) {
  const [still] = useState(prefersReducedMotion)
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const advanceIfVisible = useEffectEvent(() => {
    if (!document.hidden) advance()
  })
  const isHeld = still || isPaused || isHovered || isFocused
  useEffect(() => {
    if (isHeld) return
    const timer = setInterval(advanceIfVisible, intervalMs)
    return () => clearInterval(timer)
  }, [isHeld, intervalMs])
  return {
    still,
    isPaused,
    toggle: () => setPaused(!isPaused),
    hold: {
      // a pointer that rests where a dialog has closed is not looking
      onPointerMove: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
