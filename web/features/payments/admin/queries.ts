import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { findPayments, PAYMENTS_CSV, type PaymentFilter } from '../../../../contract/payment-history.ts'
import { findCardPayments } from '../../../../contract/payments.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

/** One page of the payment history with its totals; the previous one is displayed while it loads. */
export function paymentsQuery(filter: PaymentFilter, page: number) {
  return queryOptions({
    queryKey: adminKeys.paymentList(filter, page),
    queryFn: ({ signal }) => callApi(findPayments, { ...filter, page }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export type CardPaymentFilter = Pick<z.output<typeof findCardPayments.request>, 'search' | 'state'>

/** One page of the card payments; the previous one is displayed while it loads. */
export function cardPaymentsQuery(filter: CardPaymentFilter, page: number) {
  return queryOptions({
    queryKey: adminKeys.cardPaymentList(filter, page),
    queryFn: ({ signal }) => callApi(findCardPayments, { ...filter, page }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The URL of a CSV file with all filtered payments. */
export function exportUrl(filter: PaymentFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value)
  const query = new URLSearchParams(given as [string, string][])
  return query.size > 0 ? `${PAYMENTS_CSV}?${query}` : PAYMENTS_CSV
}
