import { useQuery } from '@tanstack/react-query'
import { PaymentFilterBar } from './PaymentFilterBar.tsx'
import { PaymentListResults } from './PaymentListResults.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { PaymentTotals } from './PaymentTotals.tsx'
import { paymentsQuery } from './queries.ts'
import type { DebouncedPaymentFilters } from './use-payment-filters.ts'

/** Every movement of every wallet: what it comes to, narrowed as wanted, ten to a page (R-APAY-001, R-APAY-002). */
export function PaymentHistory({
  filter: filters,
  debouncedSearch: search,
  page,
  change: setFilters,
  goToPage,
}: DebouncedPaymentFilters) {
  const query = useQuery(paymentsQuery({ ...filters, search }, page))
  const { data, isPlaceholderData } = query
  return (
    <div className="grid gap-5">
      <PaymentTotals credits={data?.credits} debits={data?.debits} isStale={isPlaceholderData} />
      <PaymentFilterBar filters={filters} services={data?.services ?? []} onChange={setFilters} />
      <PaymentListResults
        query={query}
        noun="payments"
        isFiltered={Object.values(filters).some(Boolean)}
        onPage={goToPage}
      >
        <PaymentTable rows={data?.rows ?? []} />
      </PaymentListResults>
    </div>
  )
}
