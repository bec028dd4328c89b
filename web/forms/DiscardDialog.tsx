import { m } from '../../messages/m.ts'
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
  title = m.forms_discard_changes(),
  onKeep,
  onDiscard,
}: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      destructive
      title={title}
      confirmLabel={m.forms_discard()}
      cancelLabel={m.forms_keep_editing()}
      onClose={onKeep}
      onConfirm={onDiscard}
    >
      {m.forms_input_has_not_been_saved()}
    </ConfirmDialog>
  )
}
