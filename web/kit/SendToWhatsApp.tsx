import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../messages/m.ts'
import { Button, type ButtonVariant } from './Button.tsx'
import { classNames } from './class-names.ts'
import { toast } from './toast.ts'

type SendToWhatsAppProps = {
  /** The message, which ends with the link that it is about. */
  text: string
  /** The number that it is for, with country code; '' lets the person choose. */
  phone?: string
  variant?: Exclude<ButtonVariant, 'text'>
  className?: string
  /** What is sent, for screen readers, where several buttons are on a page. */
  subject?: string
  /** Shows 'WhatsApp' alone, in a table whose header says what is sent. */
  isShort?: boolean
}

/** 'Send to WhatsApp': the share sheet of the device, or WhatsApp itself if there is none (R-SESSION-008). */
export function SendToWhatsApp({
  text,
  phone = '',
  variant = 'outline',
  className,
  subject,
  isShort = false,
}: SendToWhatsAppProps) {
  const label: ReactNode = (
    <>
      <Share2 className="icon" aria-hidden />
      <span>
        {isShort ? <span aria-hidden>{m.kit_whatsapp()}</span> : m.kit_send_to_whatsapp()}
        <span className="sr-only">
          {isShort && m.kit_send_to_whatsapp()}
          {subject && <>: {subject}</>}
        </span>
      </span>
    </>
  )
  // the share sheet cannot be given a number
  if (phone !== '' || typeof navigator.share !== 'function') {
    return (
      <a
        className={classNames('btn', `btn-${variant}`, className)}
        href={`https://wa.me/${phone}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {label}
      </a>
    )
  }
  const share = () =>
    navigator.share({ text }).catch((error: unknown) => {
      // cancelling is not an error
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) toast.error(m.kit_could_not_shared_copy_link())
    })
  return (
    <Button variant={variant} className={className} onClick={() => void share()}>
      {label}
    </Button>
  )
}
