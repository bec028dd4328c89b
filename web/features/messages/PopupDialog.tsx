import { type ReactNode, useEffect } from 'react'
import type { Message } from '../../../contract/messages/messages.ts'
import { m } from '../../../messages/m.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { LinkedLesson } from './LinkedLesson.tsx'
import { MessageBody } from './MessageBody.tsx'
import { useReadMessage } from './queries.ts'
import { markShown } from './shown-popups.ts'

type PopupDialogProps = { message: Message; onClose: () => void }

/** A popup message. Closing it marks it as read. */
export function PopupDialog({ message, onClose }: PopupDialogProps): ReactNode {
  const { mutate } = useReadMessage()
  useEffect(() => markShown(message.id), [message.id])
  const close = () => {
    mutate(message.id)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<BilingualTitle>{message.subject}</BilingualTitle>}
      actions={
        <>
          <LinkedLesson message={message} onFollow={close} />
          <Button variant="primary" data-first onClick={close}>
            {m.messages_got_it()}
          </Button>
        </>
      }
    >
      <MessageBody text={message.body} />
    </Dialog>
  )
}
