import type * as z from 'zod/mini'
import {
  type CardPayment,
  type findCardPayments,
  PAYMENTS_FOUND_MAX,
  PAYMENTS_PAGE,
} from '../../contract/payments.ts'
import type { Db } from '../kernel/db.ts'
import { listCards, newestCards, newestCardsLike } from './cards-store.ts'
import { pageAt } from './history.ts'
import { countTroubles } from './reversals-store.ts'

type Wanted = z.output<typeof findCardPayments.asks>

/** A page of the card payments that were opened, newest first, of the newest 1,000 that match (decision 0162). */
export async function findCards(db: Db, { search, state, page: wanted = 1 }: Wanted) {
  const limit = PAYMENTS_FOUND_MAX + 1
  const ids = search
    ? await newestCardsLike(db, search, state || undefined, limit)
    : await newestCards(db, state || undefined, limit)
  const found = ids.slice(0, PAYMENTS_FOUND_MAX)
  const { page, skip } = pageAt(wanted, found.length)
  return {
    page,
    rows: await listCards(db, { ids: found.slice(skip, skip + PAYMENTS_PAGE) }),
    total: found.length,
    isMore: ids.length > PAYMENTS_FOUND_MAX,
    ...(await countTroubles(db)),
  }
}

/** The card payment of a reference, as the list shows it. */
export async function findCard(db: Db, reference: string): Promise<CardPayment | undefined> {
  const [found] = await listCards(db, { reference })
  return found
}
