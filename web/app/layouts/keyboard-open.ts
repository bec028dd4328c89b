import { useEffect, useState } from 'react'

/** The keyboard takes at least this height; address bars take less. */
const MIN_KEYBOARD_PX = 150
const TEXT_FIELD = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'

/**
 * True while the on-screen keyboard is open: a text field has the focus, and the visible part of the page is much lower
 * than the highest one at the same width. Works whether the keyboard covers the page or resizes it.
 */
export function useKeyboardOpen(): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    let width = 0
    let greatestHeight = 0
    const update = () => {
      // a pinch makes the visible part smaller too
      const height = viewport.height * viewport.scale
      if (innerWidth !== width) greatestHeight = 0
      width = innerWidth
      greatestHeight = Math.max(greatestHeight, height)
      const isEditing = document.activeElement?.matches(TEXT_FIELD) ?? false
      setOpen(isEditing && greatestHeight - height >= MIN_KEYBOARD_PX)
    }
    // with the next frame, because reading the height lays the page out
    const animationFrame = requestAnimationFrame(update)
    viewport.addEventListener('resize', update)
    addEventListener('focusin', update)
    addEventListener('focusout', update)
    return () => {
      cancelAnimationFrame(animationFrame)
      viewport.removeEventListener('resize', update)
      removeEventListener('focusin', update)
      removeEventListener('focusout', update)
    }
  }, [])
  return isOpen
}
