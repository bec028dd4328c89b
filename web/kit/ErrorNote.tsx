import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Note } from './Tile.tsx'

type ErrorNoteProps = { children: ReactNode; isRetrying: boolean; onRetry: () => void }

/** One part of a page did not come: which and why, and a way to try again. The rest of the page stands. */
export function ErrorNote({ children, isRetrying, onRetry }: ErrorNoteProps) {
  return (
    <Note tone="bad" icon={<CloudOff className="icon" aria-hidden />}>
      <p>{children}</p>
      <Button variant="line" className="mt-2.5" busy={isRetrying && 'Loading...'} onClick={onRetry}>
        Try again
      </Button>
    </Note>
  )
}
