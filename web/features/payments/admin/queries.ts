import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  findCardPayments,
  findPayments,
  PAYMENTS_CSV,
  type PaymentFilter,
} from '../../../../contract/payments.ts'
import { callApi } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'

/** One page of the history with its sums; the last one stays until the next has come. */
export function paymentsQuery(filter: PaymentFilter, page: number) {
  return queryOptions({
    queryKey: keys.paymentList(filter, page),
    queryFn: ({ signal }) => callApi(findPayments, { ...filter, page }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export type CardPaymentFilter = Pick<z.output<typeof findCardPayments.request>, 'search' | 'state'>

/** One page of the card payments; the last one stays until the next has come. */
export function cardPaymentsQuery(filter: CardPaymentFilter, page: number) {
  return queryOptions({
    queryKey: keys.cardPaymentList(filter, page),
    queryFn: ({ signal }) => callApi(findCardPayments, { ...filter, page }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Where all that a filter lets through is a file. */
export function exportUrl(filter: PaymentFilter): string {
  const setFilters = Object.entries(filter).filter(([, value]) => value)
  const query = new URLSearchParams(setFilters as [string, string][])
  return query.size > 0 ? `${PAYMENTS_CSV}?${query}` : PAYMENTS_CSV
}
