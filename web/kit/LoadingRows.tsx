import { LoadingRegion, SkeletonRows } from './Skeleton.tsx'

type LoadingRowsProps = { rows?: number; className?: string }

/** A list that is loading. */
export function LoadingRows({ rows, className }: LoadingRowsProps) {
  return (
    <LoadingRegion className={className}>
      <SkeletonRows rows={rows} />
    </LoadingRegion>
  )
}
