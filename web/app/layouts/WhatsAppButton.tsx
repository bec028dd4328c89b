import { MessageCircle } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { useSiteSettings } from '../site-settings.tsx'

type ChatLinkProps = { number: string; className: string }

/** A link that opens a WhatsApp chat in a new tab (R-LAYOUT-026). */
function ChatLink({ number, className }: ChatLinkProps) {
  return (
    <a
      className={className}
      href={`https://wa.me/${number.replace(/\D/g, '')}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <MessageCircle className="icon" aria-hidden />
      <span className="sr-only">{m.app_chat_whatsapp()}</span>
    </a>
  )
}

/** The chat link in the bar of a page, below 1024 px, where a floating button would cover text. */
export function WhatsAppBarLink() {
  const { whatsapp } = useSiteSettings()
  return whatsapp ? <ChatLink number={whatsapp} className="icon-button whatsapp-bar-link" /> : null
}

/** The chat link at the foot of an administrator's sidebar, which stands beside the page from 1024 px. */
export function WhatsAppSidebarLink() {
  const { whatsapp } = useSiteSettings()
  return whatsapp ? (
    <ChatLink number={whatsapp} className="icon-button whatsapp-sidebar-link" />
  ) : null
}

/** The floating chat button in the margin, from 1024 px, if the settings have a number (R-LAYOUT-025). */
export function WhatsAppButton() {
  const { whatsapp } = useSiteSettings()
  if (!whatsapp) return null
  return (
    <aside aria-label={m.app_chat()}>
      <ChatLink number={whatsapp} className="whatsapp-button" />
    </aside>
  )
}
