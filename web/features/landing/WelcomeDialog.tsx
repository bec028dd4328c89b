import { useDeferredValue, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { hasSignedOut } from '../../api/session.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { hash } from '../../kit/hash.ts'
import { Prose } from '../../kit/Prose.tsx'

const COOKIE = 'welcome-read'
const ONE_YEAR = 365 * 24 * 3600

/** The message that was read on this device, by its hash. In a cookie, because signing out clears the web storage. */
const readMark = () => new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(document.cookie)?.[1] ?? ''

function storeMark(mark: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older Android browsers
  document.cookie = `${COOKIE}=${mark}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`
}

type WelcomeDialogProps = {
  institute: string
  message: string /** Another dialog is open. */
  isDeferred: boolean
}

/**
 * The landing message of the school, if there is one: once per device and text (R-LANDING-012 to R-LANDING-016).
 */
export function WelcomeDialog({ institute, message, isDeferred }: WelcomeDialogProps) {
  const [lastRead, setLastRead] = useState(readMark)
  const mark = String(hash(message))
  const isNew = message.trim() !== '' && mark !== lastRead
  // not after signing out, when the user probably wants to sign in again
  const shouldOpen = isNew && !isDeferred && !hasSignedOut()
  // rendered after the page behind it
  const open = useDeferredValue(shouldOpen, false) && shouldOpen
  const close = () => {
    storeMark(mark)
    setLastRead(mark)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={m.landing_welcome({ school: institute })}
      actions={
        <Button variant="primary" onClick={close}>
          {m.landing_message_ok()}
        </Button>
      }
    >
      <Prose text={message} links />
    </Dialog>
  )
}
