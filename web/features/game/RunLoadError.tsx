import { CloudOff } from 'lucide-react'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { GameLayout } from './GameLayout.tsx'

type RunLoadErrorProps = { message: string; onRetry: () => void; onLeave: () => void }

/** The state of a run whose questions did not load, with a retry button. */
export function RunLoadError({ message, onRetry, onLeave }: RunLoadErrorProps) {
  return (
    <GameLayout onLeave={onLeave}>
      <Card>
        <div role="alert">
          <EmptyState
            icon={CloudOff}
            title="The quiz did not load"
            action={<Button onClick={onRetry}>Try again</Button>}
          >
            {message}
          </EmptyState>
        </div>
      </Card>
    </GameLayout>
  )
}
