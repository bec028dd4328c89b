import { CloudOff } from 'lucide-react'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { EmptyState } from './EmptyState.tsx'

type FailedCardProps = {
  title: string
  /** Why. */
  children: string
  busy: boolean
  onRetry: () => void
}

/** What a page is about did not come: why, and a way to try again. */
export function FailedCard({ title, children, busy, onRetry }: FailedCardProps) {
  return (
    <Card>
      <EmptyState
        icon={CloudOff}
        title={title}
        action={
          <Button busy={busy && 'Loading...'} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Card>
  )
}
