import { useSyncExternalStore } from 'react'

// a modal dialog makes the rest of the page inert, so whatever must stay alive has to move into it
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]) {
  open = next
  for (const tell of listeners) tell()
}

export function dialogOpened(dialog: HTMLDialogElement) {
  change([...open.filter((it) => it !== dialog), dialog])
}

export function dialogClosed(dialog: HTMLDialogElement) {
  change(open.filter((it) => it !== dialog))
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

/** The dialog that is on top of all, if any. */
export function useTopDialog() {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null)
}
