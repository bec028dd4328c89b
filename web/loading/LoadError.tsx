import { CloudOff } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { messageOf } from '../api/call-api.ts'
import { Button } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { classNames } from '../kit/class-names.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Note } from '../kit/Tile.tsx'

/** `card` replaces the content of a page, `note` a section, `panel` the content of a card, `text` a part without a frame. */
export type LoadErrorLayout = 'card' | 'note' | 'panel' | 'text'

type LoadErrorProps = {
  /** 'The classes did not load' */
  title: string
  error: unknown
  isRetrying: boolean
  onRetry: () => void
  layout: LoadErrorLayout
}

/** A failed request: the content that did not load, the reason, and a retry button. */
export function LoadError({ title, error, isRetrying, onRetry, layout }: LoadErrorProps) {
  const retryButton = (
    <Button busy={isRetrying && m.kit_loading()} onClick={onRetry}>
      {m.kit_try_again()}
    </Button>
  )
  if (layout === 'card') {
    return (
      <Card>
        <EmptyState icon={CloudOff} title={title} action={retryButton}>
          {messageOf(error)}
        </EmptyState>
      </Card>
    )
  }
  const content = (
    <div
      className={classNames('grid justify-items-start gap-2.5', layout === 'panel' && 'p-(--pad)')}
    >
      <p className={layout === 'note' ? undefined : 'text-ink-2'}>
        {title}. {messageOf(error)}
      </p>
      {retryButton}
    </div>
  )
  if (layout !== 'note') return content
  return (
    <Note tone="error" icon={<CloudOff className="icon" aria-hidden />}>
      {content}
    </Note>
  )
}
