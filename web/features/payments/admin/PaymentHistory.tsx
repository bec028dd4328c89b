import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import type { PaymentRow } from '../../../../contract/payments/payment-history.ts'
import { m } from '../../../../messages/m.ts'
import { LazyDialog, lazyDialog } from '../../../kit/LazyDialog.tsx'
import { PaymentFilterBar } from './PaymentFilterBar.tsx'
import { PaymentListResults } from './PaymentListResults.tsx'
import { type PaymentAction, PaymentTable } from './PaymentTable.tsx'
import { PaymentTotals } from './PaymentTotals.tsx'
import { paymentsQuery } from './queries.ts'
import type { PaymentFilterState } from './use-payment-filters.ts'

const Receipt = lazyDialog(async () => (await import('../shared/Receipt.tsx')).Receipt)

const RefundDialog = lazyDialog(async () => (await import('./RefundDialog.tsx')).RefundDialog)

type PaymentHistoryProps = PaymentFilterState & {
  /** Renders the dialog that takes money out of the wallet of a row. */
  renderCorrection: (row: PaymentRow, onClose: () => void) => ReactNode
}

/** The entries of all wallets with their totals, filtered, ten to a page by default (R-APAY-001, R-APAY-002). */
export function PaymentHistory({
  filters,
  search,
  request,
  page,
  setFilters,
  goToPage,
  renderCorrection,
}: PaymentHistoryProps) {
  const { size, type, service, method } = filters
  const query = useQuery(paymentsQuery(request, { page, size }))
  const [opened, setOpened] = useState<{ action: PaymentAction; row: PaymentRow }>()
  const close = () => setOpened(undefined)
  const { data, isPlaceholderData } = query
  const { date, month, from, to } = request
  return (
    <div className="grid gap-5">
      <PaymentTotals page={data} isStale={isPlaceholderData} />
      <PaymentFilterBar filters={filters} services={data?.services ?? []} onChange={setFilters} />
      <PaymentListResults
        query={query}
        kind="other"
        empty={m.payments_history_empty()}
        isFiltered={[search, date, month, from, to, type, service, method].some(Boolean)}
        size={size}
        onPage={goToPage}
        onSize={(chosen) => setFilters({ size: chosen })}
      >
        {({ rows }) => (
          <PaymentTable rows={rows} onAction={(action, row) => setOpened({ action, row })} />
        )}
      </PaymentListResults>
      {opened?.action === 'receipt' && (
        <Suspense>
          <Receipt entry={toWalletEntry(opened.row)} name={opened.row.name} onClose={close} />
        </Suspense>
      )}
      {opened?.action === 'refund' && (
        <LazyDialog title={m.payments_refund()} onClose={close}>
          <RefundDialog reference={opened.row.reference} onClose={close} />
        </LazyDialog>
      )}
      {opened?.action === 'correct' && renderCorrection(opened.row, close)}
    </div>
  )
}

const toWalletEntry = ({ title: description, date: timestamp, isTest, ...entry }: PaymentRow) => ({
  ...entry,
  test: isTest,
  description,
  timestamp,
})
