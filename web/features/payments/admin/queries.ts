import type * as z from 'zod/mini'
import { findCardPayments } from '../../../../contract/payments/card-payments.ts'
import { getIncomeReport, type ReportGroup } from '../../../../contract/payments/income-report.ts'
import { findPayments, type PaymentFilter } from '../../../../contract/payments/payment-history.ts'
import type { PageSize } from '../../../../contract/platform/page-size.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../api/page-query.ts'

export type ListPage = { page: number; size: PageSize }

/** One page of the payment history with its totals; the previous one is displayed while it loads. */
export function paymentsQuery(filter: PaymentFilter, { page, size }: ListPage) {
  return pageQuery(
    findPayments,
    { ...filter, page, size },
    adminKeys.paymentList(filter, { page, size }),
  )
}

type IncomeFilter = { by: ReportGroup; from: string; to: string }

/** The income by class, method or month; the previous one is displayed while it loads. */
export function incomeQuery(filter: IncomeFilter) {
  return pageQuery(getIncomeReport, filter, adminKeys.incomeReport(filter))
}

export type CardPaymentFilter = Pick<z.output<typeof findCardPayments.request>, 'search' | 'state'>

/** One page of the card payments; the previous one is displayed while it loads. */
export function cardPaymentsQuery(filter: CardPaymentFilter, { page, size }: ListPage) {
  return pageQuery(
    findCardPayments,
    { ...filter, page, size },
    adminKeys.cardPaymentList(filter, { page, size }),
  )
}
