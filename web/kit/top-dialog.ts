import { useSyncExternalStore } from 'react'

// a modal dialog makes the rest of the page inert, so live elements must be moved into it
let openDialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function setOpenDialogs(dialogs: readonly HTMLDialogElement[]) {
  openDialogs = dialogs
  for (const listener of listeners) listener()
}

export function addOpenDialog(dialog: HTMLDialogElement) {
  setOpenDialogs([...openDialogs.filter((it) => it !== dialog), dialog])
}

export function removeOpenDialog(dialog: HTMLDialogElement) {
  setOpenDialogs(openDialogs.filter((it) => it !== dialog))
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
