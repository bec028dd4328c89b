/**
 * Makes the open modal dialogs non-modal, so that the window of the provider can be used, and returns a function that
 * undoes it. A modal dialog is above all other elements and makes them inert.
 */
export function demoteModals(): () => void {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  const previousFocus = document.activeElement
  for (const dialog of dialogs) {
    dialog.close()
    dialog.show()
    dialog.style.zIndex = '1000'
  }
  return () => {
    for (const dialog of dialogs) {
      if (!dialog.isConnected || !dialog.open) continue
      dialog.close()
      dialog.style.zIndex = ''
      dialog.showModal()
    }
    if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus()
  }
}
