import { CloudOff } from 'lucide-react'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { EmptyState } from './EmptyState.tsx'

type ErrorCardProps = {
  title: string
  /** Why. */
  children: string
  isRetrying: boolean
  onRetry: () => void
}

/** What a page is about did not come: why, and a way to try again. */
export function ErrorCard({ title, children, isRetrying, onRetry }: ErrorCardProps) {
  return (
    <Card>
      <EmptyState
        icon={CloudOff}
        title={title}
        action={
          <Button busy={isRetrying && 'Loading...'} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Card>
  )
}
