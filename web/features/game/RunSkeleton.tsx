import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import { GameLayout } from './GameLayout.tsx'

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
