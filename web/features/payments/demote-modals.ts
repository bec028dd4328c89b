/**
 * Lets the provider's window stand above our open dialogs, and answers how to undo it. A modal dialog is
 * above everything in the page and makes the rest of it dead, a stranger's window too; so it
 * stays where it is to be seen, and is no longer modal while that window is open.
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
