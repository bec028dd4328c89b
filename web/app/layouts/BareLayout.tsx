import type { ReactNode } from 'react'
import { BaseLayout } from './BaseLayout.tsx'

/** A page that has the whole screen to itself: the game. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <BaseLayout>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </BaseLayout>
  )
}
