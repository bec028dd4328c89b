import type { ReactNode } from 'react'
import { WhatsAppButton } from './WhatsAppButton.tsx'

/** What every frame has: the way past the menu, and the WhatsApp button. */
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
