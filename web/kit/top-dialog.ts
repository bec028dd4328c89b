import { useSyncExternalStore } from 'react'
import { afterNextPaint } from './after-next-paint.ts'

// a modal dialog makes the rest of the page inert, so live elements must be moved into it
let openDialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function notifyListeners() {
  for (const listener of listeners) listener()
}

export function addOpenDialog(dialog: HTMLDialogElement) {
  openDialogs = [...openDialogs.filter((it) => it !== dialog), dialog]
  // the dialog is painted first; an element that is rendered meanwhile is in it already
  afterNextPaint(notifyListeners)
}

export function removeOpenDialog(dialog: HTMLDialogElement) {
  openDialogs = openDialogs.filter((it) => it !== dialog)
  notifyListeners()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The topmost open dialog, or null. */
export function useTopDialog() {
  return useSyncExternalStore(subscribe, () => openDialogs.at(-1) ?? null)
}
