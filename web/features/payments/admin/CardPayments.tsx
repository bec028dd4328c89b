import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { PAYMENT_MARKS, PAYMENT_STATES } from '../../../../contract/payments/card-payments.ts'
import { m } from '../../../../messages/m.ts'
import { LazyDialog } from '../../../kit/LazyDialog.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { CardPaymentTable } from './CardPaymentTable.tsx'
import { PaymentAlerts } from './PaymentAlerts.tsx'
import { PaymentListResults } from './PaymentListResults.tsx'
import { MARK_LABELS, STATE_LABELS } from './payment-states.ts'
import { cardPaymentsQuery } from './queries.ts'
import { type PaymentFilterState, parseState } from './use-payment-filters.ts'

const RefundDialog = lazy(async () => ({
  default: (await import('./RefundDialog.tsx')).RefundDialog,
}))

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
