import { useEffect, useEffectEvent } from 'react'

/** Calls `press` for a key wherever the focus is, except while a dialog is open. */
function useKeys(press: (event: KeyboardEvent, target: HTMLElement) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (target instanceof HTMLElement && !target.closest('dialog')) press(event, target)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Keys of a task: `actionOf` returns what a key does now. They do not work in a field and on a control that Space presses. */
export function useTaskKeys(actionOf: (key: string) => (() => void) | undefined): void {
  useKeys((event, target) => {
    const { key } = event
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    if (target.closest('input, textarea, select')) return
    if (key === ' ' && target.closest('button, a, summary')) return
    const action = actionOf(key)
    if (!action) return
    event.preventDefault()
    action()
  })
}

/** Ctrl+Z, the key of the button Undo. In a field with text it is the key of that field. */
export function useUndoKey(undo: () => void): void {
  useKeys((event, target) => {
    const isTyping = target instanceof HTMLTextAreaElement && target.value !== ''
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyZ' || isTyping) return
    event.preventDefault()
    undo()
  })
}
