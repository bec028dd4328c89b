import { type FormEventHandler, type ReactNode, useState } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { FormError } from './FormError.tsx'

type FormDialogProps = {
  title: string
  description?: ReactNode
  wide?: boolean
  tall?: boolean
  submitLabel: string
  isSubmitDisabled?: boolean
  /** The submit button's label while the request is in flight, else false. The dialog cannot be closed then. */
  busyLabel: string | false
  /** Aborts the request in flight. Without it Cancel is disabled meanwhile. */
  onAbort?: () => void
  cancelLabel?: string
  /** Why the last attempt failed. */
  error?: string | undefined
  /** Whether there is unsaved input: closing then requires a confirmation. */
  isDirty: boolean
  discardTitle?: string
  onDiscard?: () => void
  onClose: () => void
  children: ReactNode
} & (
  | { onSubmit: FormEventHandler<HTMLFormElement>; onConfirm?: undefined }
  /** For a dialog in which Enter must not submit. */
  | { onConfirm: () => void; onSubmit?: undefined }
)

/** A dialog with a form, the reason of a failed attempt below its fields, and Cancel and submit at its foot. */
export function FormDialog(props: FormDialogProps) {
  const { busyLabel, isDirty, onAbort, onClose, onDiscard = onClose } = props
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false)
  const isBusy = busyLabel !== false
  const close = () => (isDirty ? setConfirmingDiscard(true) : onClose())
  return (
    <>
      <Dialog
        open
        wide={props.wide ?? false}
        tall={props.tall ?? false}
        title={props.title}
        description={props.description}
        closable={!isBusy}
        onClose={close}
        {...(props.onSubmit && { onSubmit: props.onSubmit })}
        actions={
          <>
            <Button disabled={isBusy && !onAbort} onClick={(isBusy && onAbort) || close}>
              {props.cancelLabel ?? m.kit_cancel()}
            </Button>
            <Button
              type={props.onSubmit ? 'submit' : 'button'}
              onClick={props.onConfirm}
              variant="primary"
              disabled={props.isSubmitDisabled}
              busy={busyLabel}
            >
              {props.submitLabel}
            </Button>
          </>
        }
      >
        {props.children}
        <FormError message={props.error} />
      </Dialog>
      <DiscardDialog
        open={isConfirmingDiscard}
        title={props.discardTitle}
        onKeep={() => setConfirmingDiscard(false)}
        onDiscard={onDiscard}
      />
    </>
  )
}
