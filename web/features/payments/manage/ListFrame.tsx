import { type LucideIcon, Receipt, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { PAYMENTS_FOUND_MAX, PAYMENTS_PAGE } from '../../../../contract/payments.ts'
import { messageOf } from '../../../api/ask.ts'
import { Card } from '../../../kit/Card.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { FailedCard } from '../../../kit/FailedCard.tsx'
import { Pager } from '../../../kit/Pager.tsx'
import { SkeletonRows, Waiting } from '../../../kit/Skeleton.tsx'

type Listed = { rows: readonly unknown[]; page: number; total: number; isMore: boolean }
type Query = {
  data: Listed | undefined
  error: unknown
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

type ListFrameProps = {
  query: Query
  /** 'payments': what the list is of. */
  of: string
  isNarrowed: boolean
  onPage: (page: number) => void
  /** The table, when there are rows. */
  children: ReactNode
}

/** A list that comes, is there, is empty or did not come, and its pages. */
export function ListFrame({ query, of, isNarrowed, onPage, children }: ListFrameProps) {
  if (!query.data && query.error) {
    return (
      <FailedCard
        title={`The ${of} did not load`}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {messageOf(query.error)}
      </FailedCard>
    )
  }
  if (!query.data) {
    return (
      <Waiting>
        <Card pad>
          <SkeletonRows rows={6} />
        </Card>
      </Waiting>
    )
  }
  const { rows, page, total, isMore } = query.data
  const turn = (to: number) => {
    onPage(to)
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      {isMore && (
        <p className="text-small text-ink-2">
          More than {PAYMENTS_FOUND_MAX.toLocaleString('en')} {of} match. These are the newest of
          them.
        </p>
      )}
      <Card aria-busy={query.isPlaceholderData}>
        {rows.length === 0 ? <Nothing of={of} isNarrowed={isNarrowed} /> : children}
      </Card>
      <Pager page={page} pages={Math.ceil(total / PAYMENTS_PAGE)} onPage={turn} />
    </>
  )
}

function Nothing({ of, isNarrowed }: { of: string; isNarrowed: boolean }) {
  const icon: LucideIcon = isNarrowed ? Search : Receipt
  return (
    <EmptyState icon={icon} title={`No ${of}`}>
      {isNarrowed ? `No ${of} match these filters` : `There are no ${of} yet`}
    </EmptyState>
  )
}
