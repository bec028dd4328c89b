import { useEffect, useEffectEvent, useState } from 'react'

/** Whether this person or this data plan asked for stillness (ui.md §4 and §10). */
function wantsStillness() {
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
export function useTurning(everyMs: number, turn: () => void) {
  const [still] = useState(wantsStillness)
  const [isPaused, setPaused] = useState(false)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const turnNow = useEffectEvent(() => {
    if (!document.hidden) turn()
  })
  const waits = still || isPaused || isPointed || isFocused
  useEffect(() => {
    if (waits) return
    const timer = setInterval(turnNow, everyMs)
    return () => clearInterval(timer)
  }, [waits, everyMs])
  return {
    still,
    isPaused,
    toggle: () => setPaused(!isPaused),
    hold: {
      // a pointer that rests where a dialog has closed is not looking
      onPointerMove: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
