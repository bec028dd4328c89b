import { Skeleton, Waiting } from '../../kit/Skeleton.tsx'
import { Arena } from './Arena.tsx'

/** The boxes of a run, while its questions are on their way. */
export function RunComing({ onLeave }: { onLeave: () => void }) {
  return (
    <Arena onLeave={onLeave}>
      <Waiting className="grid gap-5 md:gap-7">
        <div className="grid gap-2">
          <Skeleton className="my-1.25 w-32" />
          <Skeleton className="h-2" />
        </div>
        <Skeleton className="h-52 rounded-panel md:h-65" />
        <div className="choices">
          {Array.from({ length: 4 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing but a picture
            <Skeleton key={at} className="h-15 rounded-card md:h-19" />
          ))}
        </div>
      </Waiting>
    </Arena>
  )
}
