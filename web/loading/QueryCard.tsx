import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card, CardHead } from '../kit/Card.tsx'
import { LoadingRows } from '../kit/LoadingRows.tsx'
import { QueryBoundary } from './QueryBoundary.tsx'

type QueryCardProps<Data> = {
  title: string
  query: UseQueryResult<Data>
  errorTitle: string
  /** How many rows the skeleton has. */
  rows: number
  children: (data: Data) => ReactNode
}

/**
 * A card with the rows of a query; its title is displayed while they load. For pages of administrators: on a page of
 * students it would split the code that their screens load together.
 */
export function QueryCard<Data>({
  title,
  query,
  errorTitle,
  rows,
  children,
}: QueryCardProps<Data>) {
  return (
    <Card>
      <CardHead title={title} />
      <QueryBoundary
        query={query}
        errorTitle={errorTitle}
        errorLayout="panel"
        skeleton={<LoadingRows className="pad" rows={rows} />}
      >
        {children}
      </QueryBoundary>
    </Card>
  )
}
