import type { ReactNode } from 'react'
import { PageBarEnd } from '../../kit/page-bar.ts'
import { BaseLayout } from './BaseLayout.tsx'
import { WhatsAppBarLink } from './WhatsAppButton.tsx'

/** The layout of the game, which uses the whole screen. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <BaseLayout>
      <main id="main" tabIndex={-1}>
        <PageBarEnd value={<WhatsAppBarLink />}>{children}</PageBarEnd>
      </main>
    </BaseLayout>
  )
}
