import { useQuery } from '@tanstack/react-query'
import { CardPayments } from '../../features/payments/admin/CardPayments.tsx'
import { ExportPaymentsButton } from '../../features/payments/admin/ExportPaymentsButton.tsx'
import { PaymentHistory } from '../../features/payments/admin/PaymentHistory.tsx'
import { cardPaymentsQuery, paymentsQuery } from '../../features/payments/admin/queries.ts'
import {
  type PaymentFilterState,
  usePaymentFilters,
} from '../../features/payments/admin/use-payment-filters.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Tabs } from '../../kit/Tabs.tsx'

const TABS = [
  { id: 'history', label: 'History' },
  { id: 'cards', label: 'Card payments' },
] as const

/** Payment History: the entries of all wallets, and the card payments (R-APAY-001). */
export function Screen() {
  const state = usePaymentFilters()
  const { tab, date, type, service, search } = state.filters
  return (
    <div className="page">
      <PageHeader title="Payment History" subtitle={<PaymentCount {...state} />}>
        {tab === 'history' && <ExportPaymentsButton filter={{ search, date, type, service }} />}
      </PageHeader>
      <Tabs label="Payments" tabs={TABS} current={tab} onSelect={state.showTab}>
        {tab === 'history' ? <PaymentHistory {...state} /> : <CardPayments {...state} />}
      </Tabs>
    </div>
  )
}

/** The number of filtered payments. */
function PaymentCount({ filters, search, page }: PaymentFilterState) {
  const { tab, date, type, service, state } = filters
  const isHistory = tab === 'history'
  const history = useQuery({
    ...paymentsQuery({ search, date, type, service }, page),
    enabled: isHistory,
  })
  const cardPayments = useQuery({
    ...cardPaymentsQuery({ search, state }, page),
    enabled: !isHistory,
  })
  const result = (isHistory ? history : cardPayments).data
  if (!result) return '\u00a0'
  const countText = `${result.total.toLocaleString('en')}${result.isMore ? '+' : ''}`
  const [singular, plural] = isHistory ? ['payment', 'payments'] : ['card payment', 'card payments']
  return `${countText} ${result.total === 1 ? singular : plural}`
}
