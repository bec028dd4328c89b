import { PAYMENT_MARKS, PAYMENT_STATES } from '../../../../contract/payments/card-payments.ts'
import { PAYMENT_METHODS } from '../../../../contract/wallet/payment-method.ts'
import { pageSizeFilter } from '../../../kit/page-size.ts'
import { choiceFilter, dayFilter, textFilter } from '../../../kit/url-filters.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import { NO_PERIOD, type PeriodFilters, toPeriodRequest } from './period-filter.ts'

export type PaymentTab = 'history' | 'cards' | 'income'

const HISTORY_FILTERS = {
  period: textFilter,
  date: dayFilter,
  from: dayFilter,
  to: dayFilter,
  type: choiceFilter(['', 'credit', 'debit'], ''),
  service: textFilter,
  method: choiceFilter(['', ...PAYMENT_METHODS], ''),
}
const CARD_FILTERS = { state: choiceFilter(['', ...PAYMENT_STATES, ...PAYMENT_MARKS], '') }
export type HistoryFilters = PeriodFilters & {
  search: string
  type: ReturnType<typeof HISTORY_FILTERS.type.parse>
  service: string
  method: ReturnType<typeof HISTORY_FILTERS.method.parse>
}

/** The method of a payment, or '' for all. */
export const parseMethod = HISTORY_FILTERS.method.parse
/** The type of a ledger entry, or '' for all. */
export const parseType = HISTORY_FILTERS.type.parse
/** The state of a card payment, or '' for all. */
export const parseState = CARD_FILTERS.state.parse

const URL_FILTERS = {
  tab: choiceFilter<PaymentTab>(['history', 'income', 'cards'], 'history'),
  search: textFilter,
  ...HISTORY_FILTERS,
  ...CARD_FILTERS,
  size: pageSizeFilter(),
}
const NO_FILTERS = {
  ...NO_PERIOD,
  search: '',
  type: '',
  service: '',
  method: '',
  state: '',
} as const

/** The tab and the filters of the payments in the query string. `search` changes a moment after the typing stops. */
export function usePaymentFilters() {
  const { filters, page, setFilters, goToPage } = useUrlFilters(URL_FILTERS)
  const search = useDebounced(filters.search, 250)
  const today = useDateFormat().today()
  const { type, service, method } = filters
  return {
    filters,
    search,
    /** The filters of the history in the form of the request. */
    request: { search, ...toPeriodRequest(filters, today), type, service, method },
    page,
    setFilters,
    goToPage,
    showTab: (tab: PaymentTab) => setFilters({ ...NO_FILTERS, tab }),
  }
}

export type PaymentFilterState = ReturnType<typeof usePaymentFilters>
