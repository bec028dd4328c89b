import type { ReactNode } from 'react'
import { Frame } from './Frame.tsx'

/** A page that has the whole screen to itself: the game. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </Frame>
  )
}
