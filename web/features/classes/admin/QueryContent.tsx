import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../../kit/Card.tsx'
import { LoadingRegion, SkeletonRows } from '../../../kit/Skeleton.tsx'
import { LoadErrorCard } from '../LoadErrorCard.tsx'

type QueryContentProps<Data> = {
  query: UseQueryResult<Data>
  /** 'The students did not load' */
  errorTitle: string
  children: (data: Data) => ReactNode
}

/** What was asked for, rows that stand for it while it comes, or why it did not and a way to try again. */
export function QueryContent<Data>({ query, errorTitle, children }: QueryContentProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) {
    return (
      <LoadingRegion>
        <Card padded>
          <SkeletonRows rows={5} />
        </Card>
      </LoadingRegion>
    )
  }
  return (
    <LoadErrorCard
      title={errorTitle}
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
