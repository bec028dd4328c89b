import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'

type DiscardDialogProps = {
  open: boolean
  title?: string | undefined
  onKeep: () => void
  onDiscard: () => void
}

/** Confirms that unsaved input is discarded. */
export function DiscardDialog({
  open,
  title = 'Discard your changes?',
  onKeep,
  onDiscard,
}: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      destructive
      title={title}
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onClose={onKeep}
      onConfirm={onDiscard}
    >
      Your input has not been saved.
    </ConfirmDialog>
  )
}
