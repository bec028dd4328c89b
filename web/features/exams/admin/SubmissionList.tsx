import type { ReactNode } from 'react'
import { m } from '../../../../messages/m.ts'
import { Card } from '../../../kit/Card.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { QueryBoundary, type QueryState } from '../../../loading/QueryBoundary.tsx'

type ListPage = { total: number; page: number; pages: number }

type SubmissionListProps<Page extends ListPage> = {
  query: QueryState<Page> & { isPlaceholderData: boolean }
  hasSearch: boolean
  onPage: (page: number) => void
  /** The rows, or the empty state. */
  children: (page: Page) => ReactNode
}

/** A page of submissions with its loading state (R-AEXAM-004) and its pages. */
export function SubmissionList<Page extends ListPage>(props: SubmissionListProps<Page>) {
  const { query, hasSearch, onPage, children } = props
  return (
    <>
      {/* announces the result of a search while the focus is in the field */}
      <p className="sr-only" role="status">
        {query.data && !query.isFetching && hasSearch
          ? m.exams_found({ count: query.data.total })
          : ''}
      </p>
      <QueryBoundary
        query={query}
        errorTitle={m.exams_exams_did_not_load()}
        skeleton={<ListSkeleton />}
      >
        {(loaded) => (
          <>
            <Card
              aria-busy={query.isPlaceholderData}
              className={query.isPlaceholderData ? 'opacity-60' : ''}
            >
              {children(loaded)}
            </Card>
            <Pagination page={loaded.page} pageCount={loaded.pages} onPage={onPage} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

function ListSkeleton() {
  return (
    <Card padded aria-busy="true">
      <p className="text-ink-2">{m.kit_loading()}</p>
      <SkeletonRows />
    </Card>
  )
}
