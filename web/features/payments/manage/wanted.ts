import { useSearchParams } from 'wouter'
import { PAYMENT_MARKS, PAYMENT_STATES, type PaymentFilter } from '../../../../contract/payments.ts'
import type { CardFilter } from './queries.ts'

export type Tab = 'history' | 'cards'

const names = ['search', 'date', 'type', 'service', 'state', 'page'] as const
export type Wish = Partial<Record<(typeof names)[number], string>>

/**
 * What is wanted of the payments, kept in the address, so that it can be sent on and survives a reload. Typing replaces
 * the entry in the history, a choice adds one.
 */
export function useWanted() {
  const [params, setParams] = useSearchParams()
  const tab: Tab = params.get('tab') === 'cards' ? 'cards' : 'history'
  const of = (name: string) => params.get(name) ?? ''
  const type = of('type')
  const filter: PaymentFilter = {
    search: of('search'),
    date: /^\d{4}-\d{2}-\d{2}$/.test(of('date')) ? of('date') : '',
    type: type === 'credit' || type === 'debit' ? type : '',
    service: of('service'),
  }
  const cards: CardFilter = {
    search: of('search'),
    state: [...PAYMENT_STATES, ...PAYMENT_MARKS].find((it) => it === of('state')) ?? '',
  }

  /** Narrows otherwise, from the first page on. */
  const change = (to: Wish, { replace = false } = {}) => {
    const next = new URLSearchParams(tab === 'cards' ? { tab } : {})
    for (const name of names) {
      const value = to[name] ?? (name === 'page' ? '' : of(name))
      if (value) next.set(name, value)
    }
    setParams(next, { replace })
  }
  return {
    tab,
    filter,
    cards,
    page: Math.max(1, Math.trunc(Number(of('page'))) || 1),
    change,
    turnTo: (page: number) => change({ page: page > 1 ? String(page) : '' }),
    show: (next: Tab) => setParams(next === 'cards' ? { tab: next } : {}),
  }
}

/** What is wanted, with the text once the typing rests: that is what is asked for. */
export type Settled = ReturnType<typeof useWanted> & { search: string }
