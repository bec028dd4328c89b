import { Card } from '../../kit/Card.tsx'
import { LoadingRegion, Skeleton, SkeletonRows } from '../../kit/Skeleton.tsx'

/** The placeholder of a class page: its cover and its lessons. */
export function ClassSkeleton({ className }: { className: string }) {
  return (
    <LoadingRegion className={className}>
      <Skeleton className="h-64 rounded-panel" />
      <Card padded>
        <SkeletonRows rows={5} />
      </Card>
    </LoadingRegion>
  )
}
