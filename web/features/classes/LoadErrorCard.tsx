import { CloudOff } from 'lucide-react'
import { messageOf } from '../../api/call-api.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'

type LoadErrorCardProps = {
  title: string
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** What was asked for did not come: why, and a way to try again. */
export function LoadErrorCard({ title, error, isRetrying, onRetry }: LoadErrorCardProps) {
  return (
    <Card>
      <EmptyState
        icon={CloudOff}
        title={title}
        action={
          <Button variant="outline" busy={isRetrying && 'Loading...'} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {messageOf(error)}
      </EmptyState>
    </Card>
  )
}
