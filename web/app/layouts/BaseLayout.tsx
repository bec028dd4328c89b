import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { WhatsAppButton } from './WhatsAppButton.tsx'

type BaseLayoutProps = {
  children: ReactNode
  /** False for a layout that has a link to the chat of its own from 1024 px. */
  hasChatButton?: boolean
}

/** The common part of all layouts: the skip link and the WhatsApp button. */
export function BaseLayout({ children, hasChatButton = true }: BaseLayoutProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {m.app_skip_content()}
      </a>
      {children}
      {hasChatButton && <WhatsAppButton />}
    </>
  )
}
