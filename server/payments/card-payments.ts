import type * as z from 'zod/mini'
import {
  type CardPayment,
  type findCardPayments,
  PAYMENTS_FOUND_MAX,
  PAYMENTS_PAGE,
} from '../../contract/payments.ts'
import type { Db } from '../platform/db.ts'
import {
  listCardPayments,
  listNewestCardPaymentIds,
  searchNewestCardPaymentIds,
} from './card-payments-store.ts'
import { paymentsPage } from './history.ts'
import { summarizeOutstanding } from './reversals-store.ts'

type CardPaymentQuery = z.output<typeof findCardPayments.request>

/** A page of the newest 1,000 matching card payments, newest first (decision 0162). */
export async function searchCardPayments(
  db: Db,
  { search, state, page: requestedPage = 1 }: CardPaymentQuery,
) {
  const limit = PAYMENTS_FOUND_MAX + 1
  const ids = search
    ? await searchNewestCardPaymentIds(db, search, state || undefined, limit)
    : await listNewestCardPaymentIds(db, state || undefined, limit)
  const pageableIds = ids.slice(0, PAYMENTS_FOUND_MAX)
  const { page, skip } = paymentsPage(requestedPage, pageableIds.length)
  return {
    page,
    rows: await listCardPayments(db, { ids: pageableIds.slice(skip, skip + PAYMENTS_PAGE) }),
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
