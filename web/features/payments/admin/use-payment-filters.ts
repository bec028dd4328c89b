import { useSearchParams } from 'wouter'
import { PAYMENT_MARKS, PAYMENT_STATES, type PaymentFilter } from '../../../../contract/payments.ts'
import type { CardPaymentFilter } from './queries.ts'

export type PaymentTab = 'history' | 'cards'

const PARAM_NAMES = ['search', 'date', 'type', 'service', 'state', 'page'] as const
export type PaymentParams = Partial<Record<(typeof PARAM_NAMES)[number], string>>

/**
 * What is wanted of the payments, kept in the address, so that it can be sent on and survives a reload. Typing replaces
 * the entry in the history, a choice adds one.
 */
export function usePaymentFilters() {
  const [params, setParams] = useSearchParams()
  const tab: PaymentTab = params.get('tab') === 'cards' ? 'cards' : 'history'
  const param = (name: string) => params.get(name) ?? ''
  const type = param('type')
  const filters: PaymentFilter = {
    search: param('search'),
    date: /^\d{4}-\d{2}-\d{2}$/.test(param('date')) ? param('date') : '',
    type: type === 'credit' || type === 'debit' ? type : '',
    service: param('service'),
  }
  const cardFilters: CardPaymentFilter = {
    search: param('search'),
    state: [...PAYMENT_STATES, ...PAYMENT_MARKS].find((it) => it === param('state')) ?? '',
  }

  /** Narrows otherwise, from the first page on. */
  const setFilters = (changes: PaymentParams, { replace = false } = {}) => {
    const next = new URLSearchParams(tab === 'cards' ? { tab } : {})
    for (const name of PARAM_NAMES) {
      const value = changes[name] ?? (name === 'page' ? '' : param(name))
      if (value) next.set(name, value)
    }
    setParams(next, { replace })
  }
  return {
    tab,
    filter: filters,
    cards: cardFilters,
    page: Math.max(1, Math.trunc(Number(param('page'))) || 1),
    change: setFilters,
    goToPage: (page: number) => setFilters({ page: page > 1 ? String(page) : '' }),
    showTab: (next: PaymentTab) => setParams(next === 'cards' ? { tab: next } : {}),
  }
}

/** What is wanted, with the text once the typing rests: that is what is asked for. */
export type DebouncedPaymentFilters = ReturnType<typeof usePaymentFilters> & {
  debouncedSearch: string
}
