import { CloudOff } from 'lucide-react'
import { messageOf } from '../../api/call-api.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'

type MessagesLoadErrorProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
}

/** The messages did not come: why, and a way to try again. */
export function MessagesLoadError({ query }: MessagesLoadErrorProps) {
  return (
    <Card>
      <EmptyState
        icon={CloudOff}
        title="Your messages did not load"
        action={
          <Button busy={query.isFetching && 'Loading...'} onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(query.error)}
      </EmptyState>
    </Card>
  )
}
