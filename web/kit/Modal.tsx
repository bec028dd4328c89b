import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { classNames } from './class-names.ts'
import { addOpenDialog, removeOpenDialog } from './top-dialog.ts'
import { useBackLayer } from './use-back-layer.ts'

const FIRST_FIELD =
  '.sheet-body :is(input:not([type=hidden]), textarea, select):not(:disabled, [readonly])'

// systems count clicks within half a second as a double click
const DOUBLE_CLICK_MS = 500

/**
 * The element to focus: the first field, else the first action, but never the close icon. A field below a long text is left
 * out, because the focus would scroll the text away before it is read.
 */
function initialFocusTarget(dialog: HTMLDialogElement) {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector)
  const field = find(FIRST_FIELD)
  const action = find('.sheet-actions .btn')
  const isBelow =
    field && action && field.getBoundingClientRect().bottom > action.getBoundingClientRect().top
  return find('[data-first]') ?? (isBelow ? action : field) ?? action
}

/** Reserves the width of the scrollbar, which a modal dialog hides. A nested dialog keeps the reserved width. */
function reserveScrollbarWidth() {
  // scrollbars of touch devices take no space, and their innerWidth grows with overflowing content
  if (!matchMedia('(pointer: fine)').matches) return
  const root = document.documentElement
  const width = innerWidth - root.clientWidth
  if (width > 0) root.style.setProperty('--scrollbar', `${width}px`)
}

/**
 * Ignores the second click of a double click whose first click opened or closed a dialog: it would hit the element that is
 * now at the same position, the backdrop or, on a phone, a link of the bottom bar.
 */
function ignoreSecondClick() {
  const stop = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', stop, { capture: true })
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }), DOUBLE_CLICK_MS)
}

function showAsModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return
  reserveScrollbarWidth()
  ignoreSecondClick()
  dialog.showModal()
  initialFocusTarget(dialog)?.focus()
  addOpenDialog(dialog)
  return () => {
    removeOpenDialog(dialog)
    dialog.close()
    ignoreSecondClick()
    // without an opener, or if it was removed, the focus would fall to the body
    queueMicrotask(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true })
    })
  }
}

export type ModalProps = {
  onClose: () => void
  /** False while an operation runs that must not be interrupted. */
  closable?: boolean | undefined
  /** Whether a click on the backdrop closes the dialog. */
  closeOnBackdrop?: boolean | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * The native modal dialog: it traps and restores the focus, closes on Escape and Back, and is above all other elements
 * without a z-index.
 */
export function Modal(props: ModalProps) {
  const { onClose, closable = true, closeOnBackdrop = true } = props
  const pointerDownTarget = useRef<EventTarget>(null)
  useBackLayer(() => (closable ? onClose() : false))
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // a file input in the dialog fires 'cancel' too
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (closable) onClose()
  }
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget
    if (event.target !== dialog || dialog.open || !dialog.isConnected) return
    // some browsers close a dialog at the second Escape, even if the first was prevented
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
