import { type ReactNode, useEffect } from 'react'
import type { Message } from '../../../contract/messages.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Duo } from '../../kit/Duo.tsx'
import { MessageBody } from './MessageBody.tsx'
import { PointedTo } from './PointedTo.tsx'
import { useReadMessage } from './queries.ts'
import { rememberShown } from './shown-popups.ts'

type PopupDialogProps = { message: Message; onClose: () => void }

/** A popup message in front of the page. Whoever closes it has read it. */
export function PopupDialog({ message, onClose }: PopupDialogProps): ReactNode {
  const { mutate } = useReadMessage()
  useEffect(() => rememberShown(message.id), [message.id])
  const close = () => {
    mutate(message.id)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<Duo>{message.subject}</Duo>}
      actions={
        <>
          <PointedTo message={message} onFollow={close} />
          <Button look="main" data-first onClick={close}>
            Got it
          </Button>
        </>
      }
    >
      <MessageBody text={message.body} />
    </Dialog>
  )
}
