import { isRefundableEntry } from '../../../contract/payments/refunds.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import type { Db } from '../../platform/db.ts'
import { PAYMENT_REFERENCE_PREFIX } from '../../wallet/store.ts'
import { type Purchase, withoutReturned } from '../../wallet/wallet-refunds.ts'

type Entry = {
  type: 'credit' | 'debit'
  service: string
  amount: Kobo
  /** The reference of the receipt. */
  reference: string
  /** The idempotency key. */
  key: string
}

/**
 * What is not refunded yet of payments for classes and of card payments, by the idempotency keys of their ledger entries;
 * without other entries. A card payment for a class is refunded as what it paid for.
 */
export async function readRefundLeft(
  db: Db,
  entries: readonly Entry[],
): Promise<Map<string, Kobo>> {
  const refundable = entries.filter(isRefundableEntry)
  const charges = refundable.filter((it) => it.type === 'credit')
  const bought = refundable.filter((it) => it.type === 'debit')
  const cards = await listCards(db, charges)
  const purchases = [
    ...bought.map((it) => ({ reference: it.key, amount: it.amount })),
    ...cards.flatMap(({ purchase, price }) =>
      price === null ? [] : [{ reference: purchase, amount: price }],
    ),
  ]
  const left = new Map<string, Kobo>(
    (await withoutReturned<Purchase>(db, purchases)).map((it) => [it.reference, it.amount]),
  )
  for (const { reference, amount, refunded, purchase } of cards)
    left.set(PAYMENT_REFERENCE_PREFIX + reference, left.get(purchase) ?? amount - refunded)
  return new Map(refundable.map(({ key }) => [key, left.get(key) ?? 0]))
}

async function listCards(db: Db, charges: readonly Entry[]) {
  if (charges.length === 0) return []
  return db
    .selectFrom('payments')
    .leftJoin('ledger', (join) =>
      join.onRef('ledger.reference', '=', 'payments.purchase').on('payments.purchase', '<>', ''),
    )
    .select(['payments.reference', 'payments.amount', 'refunded', 'purchase'])
    .select('ledger.amount as price')
    .where(
      'payments.reference',
      'in',
      charges.map((it) => it.reference),
    )
    .execute()
}
