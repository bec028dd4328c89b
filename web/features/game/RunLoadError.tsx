import { CloudOff } from 'lucide-react'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { GameLayout } from './GameLayout.tsx'

type RunLoadErrorProps = { message: string; onRetry: () => void; onLeave: () => void }

/** The questions did not come: why, and a way to try again. */
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
