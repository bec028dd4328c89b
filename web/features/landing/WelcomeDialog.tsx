import { useDeferredValue, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Prose } from '../../kit/Prose.tsx'

// read once, it does not come back until the page is loaded anew or the message is another
let lastReadMessage = ''

type WelcomeDialogProps = {
  institute: string
  message: string /** Something else is open. */
  isDeferred: boolean
}

/** The school's word to its visitors, when it has one (R-LANDING-012 to R-LANDING-016). */
export function WelcomeDialog({ institute, message, isDeferred }: WelcomeDialogProps) {
  const [readMessage, setReadMessage] = useState(lastReadMessage)
  const shouldOpen = message.trim() !== '' && message !== readMessage && !isDeferred
  // in a breath of its own, after the page that it stands before
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
