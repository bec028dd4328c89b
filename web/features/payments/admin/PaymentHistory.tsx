import { useQuery } from '@tanstack/react-query'
import { PaymentFilterBar } from './PaymentFilterBar.tsx'
import { PaymentListResults } from './PaymentListResults.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { PaymentTotals } from './PaymentTotals.tsx'
import { paymentsQuery } from './queries.ts'
import type { PaymentFilterState } from './use-payment-filters.ts'

/** The entries of all wallets with their totals, filtered, ten to a page (R-APAY-001, R-APAY-002). */
export function PaymentHistory({
  filters: { date, type, service, search: searchText },
  search,
  page,
  setFilters,
  goToPage,
}: PaymentFilterState) {
  const query = useQuery(paymentsQuery({ search, date, type, service }, page))
  const { data, isPlaceholderData } = query
  return (
    <div className="grid gap-5">
      <PaymentTotals credits={data?.credits} debits={data?.debits} isStale={isPlaceholderData} />
      <PaymentFilterBar
        filters={{ search: searchText, date, type, service }}
        services={data?.services ?? []}
        onChange={setFilters}
      />
      <PaymentListResults
        query={query}
        noun="payments"
        isFiltered={[searchText, date, type, service].some(Boolean)}
        onPage={goToPage}
      >
        {({ rows }) => <PaymentTable rows={rows} />}
      </PaymentListResults>
    </div>
  )
}
