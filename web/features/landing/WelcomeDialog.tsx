import { useDeferredValue, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Prose } from '../../kit/Prose.tsx'

// a message that was read is shown again only after a reload, or if it has changed
let lastReadMessage = ''

type WelcomeDialogProps = {
  institute: string
  message: string /** Another dialog is open. */
  isDeferred: boolean
}

/** The landing message of the school, if there is one (R-LANDING-012 to R-LANDING-016). */
export function WelcomeDialog({ institute, message, isDeferred }: WelcomeDialogProps) {
  const [readMessage, setReadMessage] = useState(lastReadMessage)
  const shouldOpen = message.trim() !== '' && message !== readMessage && !isDeferred
  // rendered after the page behind it
  const open = useDeferredValue(shouldOpen, false) && shouldOpen
  const close = () => {
    lastReadMessage = message
    setReadMessage(message)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Welcome to ${institute}`}
      actions={
        <Button variant="primary" onClick={close}>
          Got it
        </Button>
      }
    >
      <Prose text={message} links />
    </Dialog>
  )
}
