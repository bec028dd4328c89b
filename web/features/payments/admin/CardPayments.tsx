import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { PAYMENT_MARKS, PAYMENT_STATES } from '../../../../contract/payments/card-payments.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { LazyDialog, lazyDialog } from '../../../kit/LazyDialog.tsx'
import { nairaInText } from '../../../kit/naira.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { CardPaymentTable } from './CardPaymentTable.tsx'
import { PaymentListResults } from './PaymentListResults.tsx'
import { MARK_LABELS, STATE_LABELS } from './payment-states.ts'
import { cardPaymentsQuery } from './queries.ts'
import { type PaymentFilterState, parseState } from './use-payment-filters.ts'

const RefundDialog = lazyDialog(async () => (await import('./RefundDialog.tsx')).RefundDialog)

/** The card payments with their states, and a button that checks one with the provider. */
export function CardPayments({
  filters: { state, size, search: searchText },
  search,
  page,
  setFilters,
  goToPage,
}: PaymentFilterState) {
  const query = useQuery(cardPaymentsQuery({ search, state }, { page, size }))
  const [refunding, setRefunding] = useState<string>()
  const close = () => setRefunding(undefined)
  return (
    <div className="grid gap-5">
      <search className="flex flex-wrap items-center gap-3">
        <SearchBox
          label={m.payments_search_card_payments()}
          placeholder={m.payments_search_name_email_amount_reference()}
          value={searchText}
          onChange={(text) => setFilters({ search: text }, { replace: true })}
        />
        <select
          className="input max-sm:basis-full sm:w-auto"
          aria-label={m.payments_state()}
          value={state}
          onChange={(event) => setFilters({ state: parseState(event.target.value) })}
        >
          <option value="">{m.payments_all_states()}</option>
          {PAYMENT_STATES.map((it) => (
            <option key={it} value={it}>
              {STATE_LABELS[it]}
            </option>
          ))}
          {PAYMENT_MARKS.map((it) => (
            <option key={it} value={it}>
              {MARK_LABELS[it]}
            </option>
          ))}
        </select>
      </search>
      <PaymentAlerts
        openDisputes={query.data?.openDisputes ?? 0}
        failedRefunds={query.data?.failedRefunds ?? 0}
        owedTotal={query.data?.owed ?? 0}
        onShow={(mark) => setFilters({ search: '', state: mark })}
      />
      <PaymentListResults
        query={query}
        kind="cards"
        empty={m.payments_cards_empty()}
        isFiltered={searchText !== '' || state !== ''}
        size={size}
        onPage={goToPage}
        onSize={(chosen) => setFilters({ size: chosen })}
      >
        {({ rows }) => <CardPaymentTable rows={rows} onRefund={setRefunding} />}
      </PaymentListResults>
      {refunding && (
        <LazyDialog title={m.payments_refund()} onClose={close}>
          <RefundDialog reference={refunding} onClose={close} />
        </LazyDialog>
      )}
    </div>
  )
}

type PaymentAlertsProps = {
  openDisputes: number
  failedRefunds: number
  owedTotal: Kobo
  onShow: (mark: 'disputed' | 'owed' | 'refund_failed') => void
}

/** Open disputes, failed refunds and amounts that students owe after refunds. */
function PaymentAlerts(props: PaymentAlertsProps) {
  const { openDisputes, failedRefunds, owedTotal, onShow } = props
  if (openDisputes === 0 && failedRefunds === 0 && owedTotal === 0) return null
  return (
    <Card padded>
      <section aria-label={m.payments_refunds_disputes()} className="grid gap-3">
        {openDisputes > 0 && (
          <PaymentAlert actionLabel={m.payments_show_disputes()} onShow={() => onShow('disputed')}>
            {m.payments_open_disputes({ count: openDisputes })}
          </PaymentAlert>
        )}
        {failedRefunds > 0 && (
          <PaymentAlert
            actionLabel={m.payments_show_failed_refunds()}
            onShow={() => onShow('refund_failed')}
          >
            {m.payments_failed_refunds({ count: failedRefunds })}
          </PaymentAlert>
        )}
        {owedTotal > 0 && (
          <PaymentAlert actionLabel={m.payments_show_owed_amounts()} onShow={() => onShow('owed')}>
            {m.payments_students_owe({ amount: nairaInText(owedTotal) })}
          </PaymentAlert>
        )}
      </section>
    </Card>
  )
}

type PaymentAlertProps = { actionLabel: string; onShow: () => void; children: string }

function PaymentAlert({ actionLabel, onShow, children }: PaymentAlertProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TriangleAlert className="icon text-danger-ink" aria-hidden />
      <p className="grow basis-52">{children}</p>
      <Button variant="soft" onClick={onShow}>
        {actionLabel}
      </Button>
    </div>
  )
}
