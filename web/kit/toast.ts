import { create } from 'zustand'

export type ToastKind = 'success' | 'error' | 'info'
export type ToastMessage = {
  id: number
  kind: ToastKind
  title: string
  detail?: string | undefined
  /** Undoes the reported action. */
  undo?: (() => void) | undefined
}

const MAX_TOASTS = 3
let lastId = 0

/** The visible toasts, oldest first. */
export const useToasts = create<{ toasts: ToastMessage[] }>(() => ({ toasts: [] }))

/** Whether a toast says the same as a newer one, which takes its place; one with `undo` undoes an action of its own. */
const isRepeated = (one: ToastMessage, newer: ToastMessage) =>
  one.kind === newer.kind && one.title === newer.title && one.detail === newer.detail && !one.undo

function show(kind: ToastKind) {
  return (title: string, detail?: string, undo?: () => void) => {
    lastId += 1
    const it = { id: lastId, kind, title, detail, undo }
    useToasts.setState(({ toasts }) => ({
      toasts: [...toasts.filter((one) => !isRepeated(one, it)), it].slice(-MAX_TOASTS),
    }))
  }
}

export function dismiss(id: number) {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((it) => it.id !== id) }))
}

/**
 * Shows a toast for three seconds: `toast.success('Saved')`, `toast.error('Registration Closed', 'It ended …')`; for ten
 * seconds with `undo`, which adds a button.
 */
export const toast = { success: show('success'), error: show('error'), info: show('info') }
