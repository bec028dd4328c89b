import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  /** Names the thing and says what will become of it. */
  children: ReactNode
  confirm: string
  cancel?: string
  /** What the button says while it works; the dialog cannot be closed meanwhile. */
  busy?: string | false
  /** Red, for what cannot be undone. */
  destructive?: boolean
}

/** Asks once more. Cancel comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    onConfirm,
    title,
    children,
    confirm,
    cancel = 'Cancel',
    busy,
    destructive,
  } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={children}
      closable={!busy}
      actions={
        <>
          <Button look="line" onClick={onClose} disabled={Boolean(busy)}>
            {cancel}
          </Button>
          <Button look={destructive ? 'bad-solid' : 'main'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
