import { CloudOff } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Button } from './Button.tsx'
import { EmptyCard } from './EmptyState.tsx'

type ErrorCardProps = {
  title: string
  /** The reason. */
  children: string
  isRetrying: boolean
  onRetry: () => void
}

/** A card for a failed request, with the reason and a retry button. */
export function ErrorCard({ title, children, isRetrying, onRetry }: ErrorCardProps) {
  return (
    <EmptyCard
      icon={CloudOff}
      title={title}
      action={
        <Button busy={isRetrying && m.kit_loading()} onClick={onRetry}>
          {m.kit_try_again()}
        </Button>
      }
    >
      {children}
    </EmptyCard>
  )
}
