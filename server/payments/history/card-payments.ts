import type * as z from 'zod/mini'
import type { CardPayment, findCardPayments } from '../../../contract/payments/card-payments.ts'
import { PAYMENTS_FOUND_MAX, PAYMENTS_PAGE } from '../../../contract/payments/payment-history.ts'
import type { Db } from '../../platform/db.ts'
import { clampPage } from '../../platform/pagination.ts'
import { summarizeOutstanding } from '../refunds/reversals-store.ts'
import {
  listCardPayments,
  listNewestCardPaymentIds,
  searchNewestCardPaymentIds,
} from './card-payments-store.ts'

type CardPaymentQuery = z.output<typeof findCardPayments.request>

/** A page of the newest 1,000 matching card payments, newest first. */
export async function searchCardPayments(
  db: Db,
  { search, state, page: requestedPage = 1, size = PAYMENTS_PAGE }: CardPaymentQuery,
  now: number,
) {
  const limit = PAYMENTS_FOUND_MAX + 1
  const filter = { state: state || undefined, now }
  const ids = search
    ? await searchNewestCardPaymentIds(db, search, filter, limit)
    : await listNewestCardPaymentIds(db, filter, limit)
  const pageableIds = ids.slice(0, PAYMENTS_FOUND_MAX)
  const { page, offset } = clampPage({ page: requestedPage, total: pageableIds.length, size })
  return {
    page,
    rows: await listCardPayments(db, { ids: pageableIds.slice(offset, offset + size) }),
    total: pageableIds.length,
    isMore: ids.length > PAYMENTS_FOUND_MAX,
    ...(await summarizeOutstanding(db)),
  }
}

/** The card payment with this reference, as the list shows it. */
export async function findCardPayment(db: Db, reference: string): Promise<CardPayment | undefined> {
  const [cardPayment] = await listCardPayments(db, { reference })
  return cardPayment
}
