import { CloudOff, X } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { PageBarEnd } from '../../kit/page-bar.ts'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import './game.css'

type GameLayoutProps = {
  onLeave: () => void
  /** Time and score, at the end of the header. */
  stats?: ReactNode
  children: ReactNode
}

/** The layout of the game: a header with a Leave button, and the content. */
export function GameLayout({ onLeave, stats, children }: GameLayoutProps) {
  return (
    <div className="game-layout">
      <div className="game-bar">
        <div>
          <IconButton
            label={m.game_leave_quiz()}
            icon={<X className="icon" aria-hidden />}
            className="-ms-3"
            onClick={onLeave}
          />
          <h1 className="grow">{m.game_islamic_knowledge_quiz()}</h1>
          {stats}
          {use(PageBarEnd)}
        </div>
      </div>
      <div className="game-content">{children}</div>
    </div>
  )
}

/** A run during loading. */
export function RunSkeleton({ onLeave }: { onLeave: () => void }) {
  return (
    <GameLayout onLeave={onLeave}>
      <LoadingRegion className="grid gap-5 md:gap-7">
        <div className="grid gap-2">
          <Skeleton className="my-1.25 w-32" />
          <Skeleton className="h-2" />
        </div>
        <Skeleton className="h-52 rounded-panel md:h-65" />
        <div className="answer-options">
          {Array.from({ length: 4 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing but a picture
            <Skeleton key={index} className="h-15 rounded-card md:h-19" />
          ))}
        </div>
      </LoadingRegion>
    </GameLayout>
  )
}

type RunLoadErrorProps = { message: string; onRetry: () => void; onLeave: () => void }

/** The state of a run whose questions did not load, with a retry button. */
export function RunLoadError({ message, onRetry, onLeave }: RunLoadErrorProps) {
  return (
    <GameLayout onLeave={onLeave}>
      <Card>
        <div role="alert">
          <EmptyState
            icon={CloudOff}
            title={m.game_quiz_did_not_load()}
            action={<Button onClick={onRetry}>{m.kit_try_again()}</Button>}
          >
            {message}
          </EmptyState>
        </div>
      </Card>
    </GameLayout>
  )
}
