import type { ReactNode } from 'react'
import { BaseLayout } from './BaseLayout.tsx'

/** The layout of the game, which uses the whole screen. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <BaseLayout>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </BaseLayout>
  )
}
