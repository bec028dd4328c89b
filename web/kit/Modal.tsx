import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { classNames } from './class-names.ts'
import { addOpenDialog, removeOpenDialog } from './top-dialog.ts'

const FIRST_FIELD =
  '.sheet-body :is(input:not([type=hidden]), textarea, select):not(:disabled, [readonly])'

/** The field that will be filled first; else the first action, so that nobody lands on the close icon. */
function initialFocusTarget(dialog: HTMLDialogElement) {
  return (
    dialog.querySelector<HTMLElement>('[data-first]') ??
    dialog.querySelector<HTMLElement>(FIRST_FIELD) ??
    dialog.querySelector<HTMLElement>('.sheet-actions .btn')
  )
}

/** An open dialog hides the scrollbar; a second one finds none to measure. */
function reserveScrollbarWidth() {
  // a phone's takes no place, and its inner width grows with whatever stands out of the page
  if (!matchMedia('(pointer: fine)').matches) return
  const root = document.documentElement
  const width = innerWidth - root.clientWidth
  if (width > 0) root.style.setProperty('--scrollbar', `${width}px`)
}

function showAsModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return
  reserveScrollbarWidth()
  dialog.showModal()
  initialFocusTarget(dialog)?.focus()
  addOpenDialog(dialog)
  return () => {
    removeOpenDialog(dialog)
    dialog.close()
  }
}

export type ModalProps = {
  onClose: () => void
  /** False while work is under way that must not be walked away from. */
  closable?: boolean | undefined
  /** Whether a press beside the sheet closes it. */
  closeOnBackdrop?: boolean | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * The browser's own modal dialog: it keeps the focus inside, gives it back afterwards, closes on
 * Escape and on Android's back gesture, and stands above everything without a z-index.
 */
export function Modal(props: ModalProps) {
  const { onClose, closable = true, closeOnBackdrop = true } = props
  const pointerDownTarget = useRef<EventTarget>(null)
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // a file field inside says 'cancel' too
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (closable) onClose()
  }
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget
    if (event.target !== dialog || dialog.open || !dialog.isConnected) return
    // some browsers close on the second Escape whatever the first was told
    if (closable) onClose()
    else dialog.showModal()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={showAsModal}
      className={classNames('modal', props.className)}
      closedby={closable ? 'closerequest' : 'none'}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      onCancel={handleCancel}
      onClose={handleClose}
      onPointerDown={(event) => {
        pointerDownTarget.current = event.target
      }}
      onClick={(event) => {
        const isBackdropClick =
          event.target === event.currentTarget && pointerDownTarget.current === event.target
        if (isBackdropClick && closeOnBackdrop && closable) onClose()
      }}
    >
      {props.children}
    </dialog>
  )
}
