import { CloudOff } from 'lucide-react'
import { messageOf } from '../../api/ask.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'

type LoadFailedProps = { title: string; fault: unknown; busy: boolean; onRetry: () => void }

/** What was asked for did not come: why, and a way to try again. */
export function LoadFailed({ title, fault, busy, onRetry }: LoadFailedProps) {
  return (
    <Card>
      <EmptyState
        icon={CloudOff}
        title={title}
        action={
          <Button look="line" busy={busy && 'Loading...'} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {messageOf(fault)}
      </EmptyState>
    </Card>
  )
}
