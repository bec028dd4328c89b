import { useDeferredValue, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Prose } from '../../kit/Prose.tsx'

// read once, it does not come back until the page is loaded anew or the message is another
let readMessage = ''

type WelcomeDialogProps = {
  institute: string
  message: string /** Something else is open. */
  waits: boolean
}

/** The school's word to its visitors, when it has one (student-area §2). */
export function WelcomeDialog({ institute, message, waits }: WelcomeDialogProps) {
  const [read, setRead] = useState(readMessage)
  const wanted = message.trim() !== '' && message !== read && !waits
  // in a breath of its own, after the page that it stands before
  const open = useDeferredValue(wanted, false) && wanted
  const close = () => {
    readMessage = message
    setRead(message)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Welcome to ${institute}`}
      actions={
        <Button look="main" onClick={close}>
          Got it
        </Button>
      }
    >
      <Prose text={message} links />
    </Dialog>
  )
}
