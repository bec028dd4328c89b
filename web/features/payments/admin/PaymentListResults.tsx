import { CreditCard, type LucideIcon, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { PAYMENTS_FOUND_MAX } from '../../../../contract/payments/payment-history.ts'
import { m } from '../../../../messages/m.ts'
import { Card } from '../../../kit/Card.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ListFooter } from '../../../kit/ListFooter.tsx'
import type { PageSize } from '../../../kit/page-size.ts'
import { Text } from '../../../kit/Text.tsx'
import { QueryBoundary, type QueryState } from '../../../loading/QueryBoundary.tsx'

type PaymentPage = { rows: readonly unknown[]; page: number; total: number; isMore: boolean }
/** Card payments, or the entries of the wallets. */
type PaymentKind = 'cards' | 'other'
type PaymentListResultsProps<Page> = {
  query: QueryState<Page> & { isPlaceholderData: boolean }
  kind: PaymentKind
  /** What appears here, and how. */
  empty: string
  isFiltered: boolean
  size: PageSize
  onPage: (page: number) => void
  onSize: (size: PageSize) => void
  /** Renders the table, called if there are rows. */
  children: (page: Page) => ReactNode
}

/** A list of payments: loading, failed, empty, or a table with its pagination. */
export function PaymentListResults<Page extends PaymentPage>({
  query,
  kind,
  empty,
  isFiltered,
  size,
  onPage,
  onSize,
  children,
}: PaymentListResultsProps<Page>) {
  return (
    <QueryBoundary query={query} errorTitle={m.payments_did_not_load({ kind })}>
      {(loaded) => (
        <>
          {loaded.isMore && (
            <p className="text-small text-ink-2">
              <Text of={m.payments_more_match} kind={kind} max={PAYMENTS_FOUND_MAX} />
            </p>
          )}
          <Card aria-busy={query.isPlaceholderData}>
            {loaded.rows.length === 0 ? (
              <NoPayments kind={kind} empty={empty} isFiltered={isFiltered} />
            ) : (
              children(loaded)
            )}
          </Card>
          <ListFooter
            page={loaded.page}
            total={loaded.total}
            size={size}
            onPage={onPage}
            onSize={onSize}
          />
        </>
      )}
    </QueryBoundary>
  )
}

type NoPaymentsProps = { kind: PaymentKind; empty: string; isFiltered: boolean }

function NoPayments({ kind, empty, isFiltered }: NoPaymentsProps) {
  const icon: LucideIcon = isFiltered ? Search : CreditCard
  return (
    <EmptyState icon={icon} title={m.payments_none({ kind })}>
      {isFiltered ? m.payments_none_match_filters({ kind }) : empty}
    </EmptyState>
  )
}
