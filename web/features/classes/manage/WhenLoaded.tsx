import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../../kit/Card.tsx'
import { SkeletonRows, Waiting } from '../../../kit/Skeleton.tsx'
import { LoadFailed } from '../LoadFailed.tsx'

type WhenLoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** 'The students did not load' */
  failed: string
  children: (data: Data) => ReactNode
}

/** What was asked for, rows that stand for it while it comes, or why it did not and a way to try again. */
export function WhenLoaded<Data>({ query, failed, children }: WhenLoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) {
    return (
      <Waiting>
        <Card pad>
          <SkeletonRows rows={5} />
        </Card>
      </Waiting>
    )
  }
  return (
    <LoadFailed
      title={failed}
      fault={query.error}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
