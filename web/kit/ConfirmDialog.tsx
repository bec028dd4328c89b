import type { ReactNode } from 'react'
import { m } from '../../messages/m.ts'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { FieldError } from './Field.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  /** Names the object and the consequence. */
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** The label of the confirm button while it works; the dialog cannot be closed meanwhile. */
  busy?: string | false
  /** A red button, for an action that cannot be undone. */
  destructive?: boolean
  /** Why the last attempt failed. */
  error?: string | undefined
}

/** A confirmation. Cancel comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel = m.kit_cancel(),
    busy,
    destructive,
    error,
  } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={children}
      closable={!busy}
      actions={
        <DialogButtons
          onCancel={onClose}
          cancelLabel={cancelLabel}
          variant={destructive ? 'destructive' : 'primary'}
          busy={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </DialogButtons>
      }
    >
      {error && <FieldError>{error}</FieldError>}
    </Dialog>
  )
}
