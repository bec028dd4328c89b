import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'

type DiscardDialogProps = { open: boolean; onKeep: () => void; onDiscard: () => void }

/** Asks before a form with something typed in it is closed. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      destructive
      title="Discard your changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onClose={onKeep}
      onConfirm={onDiscard}
    >
      What you have typed has not been saved.
    </ConfirmDialog>
  )
}
