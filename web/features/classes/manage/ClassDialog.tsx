import { type FormEventHandler, type ReactNode, useState } from 'react'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import './manage.css'

type ClassDialogProps = {
  title: string
  action: string
  busy: string | false
  /** Something was typed, so it is not closed without a question. */
  isTouched: boolean
  onClose: () => void
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** The sheet that a class is added and edited in: the whole screen on phones, its actions always in view. */
export function ClassDialog(props: ClassDialogProps) {
  const { busy, isTouched, onClose } = props
  const [isAsking, setAsking] = useState(false)
  const close = () => (isTouched ? setAsking(true) : onClose())
  return (
    <>
      <Dialog
        open
        wide
        tall
        title={props.title}
        closable={!busy}
        onClose={close}
        onSubmit={props.onSubmit}
        actions={
          <>
            <Button look="line" disabled={Boolean(busy)} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" look="main" busy={busy}>
              {props.action}
            </Button>
          </>
        }
      >
        {props.children}
      </Dialog>
      <DiscardDialog open={isAsking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </>
  )
}
