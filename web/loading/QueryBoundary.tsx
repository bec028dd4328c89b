import { type ReactNode, useDeferredValue } from 'react'
import { Card } from '../kit/Card.tsx'
import { LoadingRegion, SkeletonRows } from '../kit/Skeleton.tsx'
import { LoadError, type LoadErrorLayout } from './LoadError.tsx'

/** The part of a query's result that decides what is shown. */
export type QueryState<Data> = {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

type QueryBoundaryProps<Data> = {
  query: QueryState<Data>
  /** 'The classes did not load' */
  errorTitle: string
  errorLayout?: LoadErrorLayout
  /** Stands in for the content during the first load. */
  skeleton?: ReactNode
  /** Replaces the error for some errors, for example "not found"; nothing for the others. */
  renderError?: (error: Error) => ReactNode
  children: (data: Data) => ReactNode
}

/** Shows the data of a query, a skeleton before it is there, or the error. Data stays visible when a refetch fails. */
export function QueryBoundary<Data>({
  query: { data, error, isFetching, refetch },
  errorTitle,
  errorLayout = 'card',
  skeleton = <CardSkeleton />,
  renderError,
  children,
}: QueryBoundaryProps<Data>) {
  // the first data is rendered in steps, so that a slow phone can react meanwhile
  const isRendered = useDeferredValue(data !== undefined)
  if (data !== undefined && isRendered) return children(data)
  if (!error) return skeleton
  return (
    renderError?.(error) || (
      <LoadError
        title={errorTitle}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        layout={errorLayout}
      />
    )
  )
}

/** A card of rows that is loading. */
export function CardSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <LoadingRegion>
      <Card padded>
        <SkeletonRows rows={rows} />
      </Card>
    </LoadingRegion>
  )
}
