import { useEffect, useEffectEvent } from 'react'

/**
 * Keys of a task: `actionOf` returns what a key does now. They work wherever the focus is, except in a field, on a control that
 * Space presses, and while a dialog is open.
 */
export function useTaskKeys(actionOf: (key: string) => (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    if (!(target instanceof HTMLElement) || target.closest('input, textarea, select, dialog'))
      return
    if (key === ' ' && target.closest('button, a, summary')) return
    const action = actionOf(key)
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
