import type { ReactNode } from 'react'
import { WhatsAppButton } from './WhatsAppButton.tsx'

/** The common part of all layouts: the skip link and the WhatsApp button. */
export function BaseLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {children}
      <WhatsAppButton />
    </>
  )
}
