import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { findCardPayments } from '../../../../contract/payments/card-payments.ts'
import { getIncomeReport, type ReportGroup } from '../../../../contract/payments/income-report.ts'
import { findPayments, type PaymentFilter } from '../../../../contract/payments/payment-history.ts'
import type { PageSize } from '../../../../contract/platform/page-size.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

export type ListPage = { page: number; size: PageSize }

/** One page of the payment history with its totals; the previous one is displayed while it loads. */
export function paymentsQuery(filter: PaymentFilter, { page, size }: ListPage) {
  return queryOptions({
    queryKey: adminKeys.paymentList(filter, { page, size }),
    queryFn: ({ signal }) => callApi(findPayments, { ...filter, page, size }, { signal }),
    placeholderData: keepPreviousData,
  })
}

type IncomeFilter = { by: ReportGroup; from: string; to: string }

/** The income by class, method or month; the previous one is displayed while it loads. */
export function incomeQuery(filter: IncomeFilter) {
  return queryOptions({
    queryKey: adminKeys.incomeReport(filter),
    queryFn: ({ signal }) => callApi(getIncomeReport, filter, { signal }),
    placeholderData: keepPreviousData,
  })
}

export type CardPaymentFilter = Pick<z.output<typeof findCardPayments.request>, 'search' | 'state'>

/** One page of the card payments; the previous one is displayed while it loads. */
export function cardPaymentsQuery(filter: CardPaymentFilter, { page, size }: ListPage) {
  return queryOptions({
    queryKey: adminKeys.cardPaymentList(filter, { page, size }),
    queryFn: ({ signal }) => callApi(findCardPayments, { ...filter, page, size }, { signal }),
    placeholderData: keepPreviousData,
  })
}
