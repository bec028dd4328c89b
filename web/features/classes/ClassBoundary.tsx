import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { ApiError } from '../../api/call-api.ts'
import { Card } from '../../kit/Card.tsx'
import { LoadingRegion, Skeleton, SkeletonRows } from '../../kit/Skeleton.tsx'
import { QueryBoundary, type QueryState } from '../../loading/QueryBoundary.tsx'

type ClassBoundaryProps<Data> = {
  query: QueryState<Data>
  /** Replaces the page of a class that does not exist or is not visible. */
  notFound: ReactNode
  skeletonClass?: string
  children: (data: Data) => ReactNode
}

/** The page of a class while it loads, failed to load, was not found, or is there. */
export function ClassBoundary<Data>({
  query,
  notFound,
  skeletonClass = 'grid grid-cols-[minmax(0,1fr)] gap-5',
  children,
}: ClassBoundaryProps<Data>): ReactNode {
  return (
    <QueryBoundary
      query={query}
      errorTitle={m.classes_class_did_not_load()}
      skeleton={<ClassSkeleton className={skeletonClass} />}
      renderError={(error) =>
        error instanceof ApiError && error.code === 'class_not_found' && notFound
      }
    >
      {children}
    </QueryBoundary>
  )
}

/** The placeholder of a class page: its cover and its lessons. */
function ClassSkeleton({ className }: { className: string }) {
  return (
    <LoadingRegion className={className}>
      <Skeleton className="h-64 rounded-panel" />
      <Card padded>
        <SkeletonRows rows={5} />
      </Card>
    </LoadingRegion>
  )
}
