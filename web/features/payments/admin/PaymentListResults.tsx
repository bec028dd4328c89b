import { type LucideIcon, Receipt, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { PAYMENTS_FOUND_MAX, PAYMENTS_PAGE } from '../../../../contract/payments.ts'
import { messageOf } from '../../../api/call-api.ts'
import { Card } from '../../../kit/Card.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorCard } from '../../../kit/ErrorCard.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { LoadingRegion, SkeletonRows } from '../../../kit/Skeleton.tsx'

type PaymentPage = { rows: readonly unknown[]; page: number; total: number; isMore: boolean }
type PaymentPageQuery = {
  data: PaymentPage | undefined
  error: unknown
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

type PaymentListResultsProps = {
  query: PaymentPageQuery
  /** 'payments': what the list is of. */
  noun: string
  isFiltered: boolean
  onPage: (page: number) => void
  /** The table, when there are rows. */
  children: ReactNode
}

/** A list that comes, is there, is empty or did not come, and its pages. */
export function PaymentListResults({
  query,
  noun,
  isFiltered,
  onPage,
  children,
}: PaymentListResultsProps) {
  if (!query.data && query.error) {
    return (
      <ErrorCard
        title={`The ${noun} did not load`}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {messageOf(query.error)}
      </ErrorCard>
    )
  }
  if (!query.data) {
    return (
      <LoadingRegion>
        <Card padded>
          <SkeletonRows rows={6} />
        </Card>
      </LoadingRegion>
    )
  }
  const { rows, page, total, isMore } = query.data
  const goToPage = (nextPage: number) => {
    onPage(nextPage)
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      {isMore && (
        <p className="text-small text-ink-2">
          More than {PAYMENTS_FOUND_MAX.toLocaleString('en')} {noun} match. These are the newest of
          them.
        </p>
      )}
      <Card aria-busy={query.isPlaceholderData}>
        {rows.length === 0 ? <NoPayments of={noun} isNarrowed={isFiltered} /> : children}
      </Card>
      <Pagination page={page} pageCount={Math.ceil(total / PAYMENTS_PAGE)} onPage={goToPage} />
    </>
  )
}

function NoPayments({ of: noun, isNarrowed: isFiltered }: { of: string; isNarrowed: boolean }) {
  const icon: LucideIcon = isFiltered ? Search : Receipt
  return (
    <EmptyState icon={icon} title={`No ${noun}`}>
      {isFiltered ? `No ${noun} match these filters` : `There are no ${noun} yet`}
    </EmptyState>
  )
}
