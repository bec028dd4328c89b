import { type RefObject, useEffect, useRef } from 'react'

type MarkingShortcuts = {
  scoreField: RefObject<HTMLInputElement | null>
  onSave: () => void
  onSkip: (() => void) | undefined
}

const TEXT_FIELD = 'input, textarea, select'

/**
 * The keys of the marking page: a digit goes to the score from anywhere but a field, Ctrl or ⌘ with Enter saves, Alt+S
 * skips, and Alt with the key of a `data-shortcut` presses that button. Nothing happens while a dialog is open.
 */
export function useMarkingShortcuts(shortcuts: MarkingShortcuts) {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]') || event.isComposing) return
      const action = findAction(event, latest.current)
      if (action) event.preventDefault()
      action?.()
      if (!action && isDigitOutsideFields(event)) focusScore(latest.current.scoreField.current)
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
}

function findAction(event: KeyboardEvent, { onSave, onSkip }: MarkingShortcuts) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSave
  if (!event.altKey) return undefined
  if (event.code === 'KeyS') return onSkip
  const button = document.querySelector<HTMLElement>(`[data-shortcut="${event.code}"]`)
  return button ? () => button.click() : undefined
}

function isDigitOutsideFields({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const isTyping = target instanceof Element && target.matches(TEXT_FIELD)
  return /^\d$/.test(key) && !isTyping && !ctrlKey && !metaKey && !altKey
}

/** The digit is typed into the field that gets the focus, in place of an earlier score. */
function focusScore(field: HTMLInputElement | null) {
  field?.select()
  field?.focus({ preventScroll: true })
}
