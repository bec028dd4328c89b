import { type FormEventHandler, type ReactNode, useState } from 'react'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import './class-admin.css'

type ClassFormDialogProps = {
  title: string
  submitLabel: string
  busyLabel: string | false
  /** Something was typed, so it is not closed without a question. */
  isDirty: boolean
  onClose: () => void
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** The sheet that a class is added and edited in: the whole screen on phones, its actions always in view. */
export function ClassFormDialog(props: ClassFormDialogProps) {
  const { busyLabel, isDirty, onClose } = props
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false)
  const close = () => (isDirty ? setConfirmingDiscard(true) : onClose())
  return (
    <>
      <Dialog
        open
        wide
        tall
        title={props.title}
        closable={!busyLabel}
        onClose={close}
        onSubmit={props.onSubmit}
        actions={
          <>
            <Button variant="line" disabled={Boolean(busyLabel)} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="main" busy={busyLabel}>
              {props.submitLabel}
            </Button>
          </>
        }
      >
        {props.children}
      </Dialog>
      <DiscardDialog
        open={isConfirmingDiscard}
        onKeep={() => setConfirmingDiscard(false)}
        onDiscard={onClose}
      />
    </>
  )
}
