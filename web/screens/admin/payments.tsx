import { useQuery } from '@tanstack/react-query'
import { CardPayments } from '../../features/payments/admin/CardPayments.tsx'
import { ExportPaymentsButton } from '../../features/payments/admin/ExportPaymentsButton.tsx'
import { PaymentHistory } from '../../features/payments/admin/PaymentHistory.tsx'
import { cardPaymentsQuery, paymentsQuery } from '../../features/payments/admin/queries.ts'
import {
  type DebouncedPaymentFilters,
  usePaymentFilters,
} from '../../features/payments/admin/use-payment-filters.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { useDebounced } from '../../kit/use-debounced.ts'

const TABS = [
  { id: 'history', label: 'History' },
  { id: 'cards', label: 'Card payments' },
] as const

/** Payment History: the movements of all wallets, and the card payments behind some of them (R-APAY-001). */
export function Screen() {
  const filterState = usePaymentFilters()
  const { tab, filter: filters, showTab } = filterState
  const debouncedSearch = useDebounced(filters.search ?? '', 250)
  return (
    <div className="page">
      <PageHeader
        title="Payment History"
        subtitle={<PaymentCount {...filterState} debouncedSearch={debouncedSearch} />}
      >
        {tab === 'history' && <ExportPaymentsButton filter={filters} />}
      </PageHeader>
      <Tabs label="Payments" tabs={TABS} current={tab} onSelect={showTab}>
        {tab === 'history' ? (
          <PaymentHistory {...filterState} debouncedSearch={debouncedSearch} />
        ) : (
          <CardPayments {...filterState} debouncedSearch={debouncedSearch} />
        )}
      </Tabs>
    </div>
  )
}

/** How many there are of what is shown. */
function PaymentCount({
  tab,
  filter: filters,
  cards: cardFilters,
  page,
  debouncedSearch,
}: DebouncedPaymentFilters) {
  const isHistory = tab === 'history'
  const history = useQuery({
    ...paymentsQuery({ ...filters, search: debouncedSearch }, page),
    enabled: isHistory,
  })
  const cardPayments = useQuery({
    ...cardPaymentsQuery({ ...cardFilters, search: debouncedSearch }, page),
    enabled: !isHistory,
  })
  const result = (isHistory ? history : cardPayments).data
  if (!result) return '\u00a0'
  const countText = `${result.total.toLocaleString('en')}${result.isMore ? '+' : ''}`
  const [singular, plural] = isHistory ? ['payment', 'payments'] : ['card payment', 'card payments']
  return `${countText} ${result.total === 1 ? singular : plural}`
}
