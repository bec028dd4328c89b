import { create } from 'zustand'

export type ToastKind = 'good' | 'bad' | 'plain'
export type ToastText = { id: number; kind: ToastKind; title: string; more?: string | undefined }

const AT_MOST = 3
let last = 0

/** The toasts on the screen, oldest first. */
export const useToasts = create<{ shown: ToastText[] }>(() => ({ shown: [] }))

function show(kind: ToastKind) {
  return (title: string, more?: string) => {
    last += 1
    const it = { id: last, kind, title, more }
    useToasts.setState(({ shown }) => ({ shown: [...shown, it].slice(-AT_MOST) }))
  }
}

export function dismiss(id: number) {
  useToasts.setState(({ shown }) => ({ shown: shown.filter((it) => it.id !== id) }))
}

/** Says what happened for three seconds: `toast.good('Saved')`, `toast.bad('Registration Closed', 'It ended …')`. */
export const toast = { good: show('good'), bad: show('bad'), plain: show('plain') }
