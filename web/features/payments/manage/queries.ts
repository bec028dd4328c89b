import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  findCardPayments,
  findPayments,
  PAYMENTS_CSV,
  type PaymentFilter,
} from '../../../../contract/payments.ts'
import { ask } from '../../../api/ask.ts'

/** Every page of the history, and of the card payments, begins with these keys. */
export const historyKey = ['payments'] as const
export const cardsKey = ['card-payments'] as const

/** One page of the history with its sums; the last one stays until the next has come. */
export function historyQuery(filter: PaymentFilter, page: number) {
  return queryOptions({
    queryKey: [...historyKey, filter, page],
    queryFn: ({ signal }) => ask(findPayments, { ...filter, page }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export type CardFilter = Pick<z.output<typeof findCardPayments.asks>, 'search' | 'state'>

/** One page of the card payments; the last one stays until the next has come. */
export function cardsQuery(filter: CardFilter, page: number) {
  return queryOptions({
    queryKey: [...cardsKey, filter, page],
    queryFn: ({ signal }) => ask(findCardPayments, { ...filter, page }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Where all that a filter lets through is a file. */
export function fileAddress(filter: PaymentFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value)
  const query = new URLSearchParams(set as [string, string][])
  return query.size > 0 ? `${PAYMENTS_CSV}?${query}` : PAYMENTS_CSV
}
