import { useQuery } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { Suspense } from 'react'
import { type PaymentRow, paymentsCsv } from '../../../contract/payments/payment-history.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { useMay } from '../../api/use-may.ts'
import { ExportButton } from '../../downloads/ExportButton.tsx'
import { PaymentHistory } from '../../features/payments/admin/PaymentHistory.tsx'
import { cardPaymentsQuery, paymentsQuery } from '../../features/payments/admin/queries.ts'
import {
  type PaymentFilterState,
  usePaymentFilters,
} from '../../features/payments/admin/use-payment-filters.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { lazyDialog } from '../../kit/LazyDialog.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { CardSkeleton } from '../../loading/QueryBoundary.tsx'

const TABS = [
  { id: 'history', label: m.admin_screens_history() },
  { id: 'income', label: m.recorded_income() },
  { id: 'cards', label: m.admin_screens_card_payments() },
] as const

const CardPayments = lazyPart(
  async () => (await import('../../features/payments/admin/CardPayments.tsx')).CardPayments,
)
const IncomeReport = lazyPart(
  async () => (await import('../../features/payments/admin/IncomeReport.tsx')).IncomeReport,
)
const CorrectWalletDialog = lazyDialog(
  async () =>
    (await import('../../features/students/admin/CorrectWalletDialog.tsx')).CorrectWalletDialog,
)

/** Takes money out of the wallet of a row; of a funding, its amount is proposed. */
function renderCorrection(
  { studentId, name, wallet, service, amount }: PaymentRow,
  onClose: () => void,
) {
  return (
    <Suspense>
      <CorrectWalletDialog
        student={{ id: studentId, name, wallet }}
        proposedAmount={service === 'fund' ? amount : undefined}
        onClose={onClose}
      />
    </Suspense>
  )
}

/** Payment History: the entries of all wallets, and the card payments (R-APAY-001). */
export function Screen() {
  const state = usePaymentFilters()
  const { tab } = state.filters
  const movesMoney = useMay('moveMoney')
  return (
    <div className="page">
      <PageHeader
        title={m.admin_screens_payment_history()}
        subtitle={tab === 'income' ? undefined : <PaymentCount {...state} />}
      >
        {movesMoney && (
          <ButtonLink to={paths.admin.recordPayments()} variant="primary">
            <Banknote className="icon" aria-hidden />
            {m.recorded_bulk()}
          </ButtonLink>
        )}
        {tab === 'history' && <ExportButton file={paymentsCsv} filter={state.request} />}
      </PageHeader>
      <Tabs label={m.admin_screens_payments()} tabs={TABS} current={tab} onSelect={state.showTab}>
        {tab === 'history' ? (
          <PaymentHistory {...state} renderCorrection={renderCorrection} />
        ) : tab === 'income' ? (
          <Suspense fallback={<CardSkeleton />}>
            <IncomeReport />
          </Suspense>
        ) : (
          <Suspense fallback={<CardSkeleton />}>
            <CardPayments {...state} />
          </Suspense>
        )}
      </Tabs>
    </div>
  )
}

/** The number of filtered payments. */
function PaymentCount({ filters, search, request, page }: PaymentFilterState) {
  const { tab, state, size } = filters
  const isHistory = tab === 'history'
  const history = useQuery({ ...paymentsQuery(request, { page, size }), enabled: isHistory })
  const cardPayments = useQuery({
    ...cardPaymentsQuery({ search, state }, { page, size }),
    enabled: !isHistory,
  })
  const result = (isHistory ? history : cardPayments).data
  if (!result) return '\u00a0'
  const kind = isHistory ? 'all' : 'card'
  return result.isMore
    ? m.admin_screens_more_payments({ kind, count: result.total })
    : m.admin_screens_payment_count({ kind, count: result.total })
}
