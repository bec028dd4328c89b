import { useEffect, useEffectEvent, useState } from 'react'

/** True if the user prefers reduced motion or data saving (ui.md §4 and §10). */
function prefersReducedMotion() {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    'save' in document.documentElement.dataset
  )
}

/**
 * Calls `advance` every `intervalMs`. Pauses while a moving pointer, a finger or the focus is on the element with the
 * `pauseHandlers`, while the page is hidden, and after `toggle`. With reduced motion it never runs, and `still` is
 * true.
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
    pauseHandlers: {
      // a pointer that does not move after a dialog has closed does not count
      onPointerMove: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
