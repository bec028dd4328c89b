import { sql } from 'kysely'
import type { Kobo } from '../../contract/platform/kobo.ts'
import type { Db, Tx } from '../platform/db.ts'
import { credit } from './ledger.ts'

/** A debit that paid for a class, by its idempotency key in the ledger. */
export type Purchase = { reference: string; amount: Kobo }

/**
 * The kobo returned of each of these purchases: to wallets, and by the card provider without a request of the school (decision
 * 0660). A refund to the card that the school requested goes through the wallet, so it is counted there.
 */
export async function readReturned(
  db: Db,
  purchases: readonly Pick<Purchase, 'reference'>[],
): Promise<Map<string, Kobo>> {
  if (purchases.length === 0) return new Map()
  const references = purchases.map((it) => it.reference)
  const [returned, toCards] = await Promise.all([
    sumWalletRefunds(db, references),
    db
      .selectFrom('payments')
      .innerJoin('payment_reversals', 'payment_reversals.payment_id', 'payments.id')
      .innerJoin('ledger', 'ledger.reference', 'payments.purchase')
      .select(['purchase', 'payments.amount as paid', 'ledger.amount as spent'])
      .select(sql<Kobo>`cast(coalesce(sum(moved), 0) as bigint)`.as('moved'))
      .where('purchase', 'in', references)
      .where('requested_by', 'is', null)
      .groupBy(['purchase', 'payments.amount', 'ledger.amount'])
      .execute(),
  ])
  for (const { purchase, paid, spent, moved } of toCards) {
    // what the class did not cost is returned first
    const ofPurchase = Math.max(0, moved - (paid - spent))
    returned.set(purchase, (returned.get(purchase) ?? 0) + ofPurchase)
  }
  return returned
}

/** The kobo refunded to wallets for each of these purchases, by their idempotency keys. */
export async function sumWalletRefunds(
  db: Db,
  purchases: readonly string[],
): Promise<Map<string, Kobo>> {
  if (purchases.length === 0) return new Map()
  const rows = await db
    .selectFrom('wallet_refunds')
    .select(['purchase', sql<Kobo>`cast(sum(amount) as bigint)`.as('amount')])
    .where('purchase', 'in', purchases)
    .groupBy('purchase')
    .execute()
  return new Map(rows.map((it) => [it.purchase, it.amount]))
}

/** The purchases with the amounts that are not returned yet, in their order. */
export async function withoutReturned<P extends Purchase>(
  db: Db,
  purchases: readonly P[],
): Promise<P[]> {
  const returned = await readReturned(db, purchases)
  return purchases.map((it) => ({
    ...it,
    amount: Math.max(0, it.amount - (returned.get(it.reference) ?? 0)),
  }))
}

export type WalletRefund = {
  userId: number
  /** The purchases and how much of each is returned; all above zero. */
  parts: readonly Purchase[]
  /** The idempotency key of the credit. */
  entry: string
  description: string
  classId?: number
  reason?: string
  /** The administrator and the key of the request; omitted for the refund of a removal. */
  requestKey?: string
  actorId: number
  now: number
}

/**
 * Credits a wallet with parts of payments for classes, and returns the new balance. The caller holds the wallet's lock and has
 * checked the amounts.
 */
export async function refundPurchases(tx: Tx, refund: WalletRefund): Promise<Kobo> {
  const { userId, parts, entry, description, classId, actorId, now } = refund
  for (const { reference, amount } of parts)
    await tx
      .insertInto('wallet_refunds')
      .values({
        user_id: userId,
        ...{ purchase: reference, entry, amount },
        reason: refund.reason ?? '',
        request_key: refund.requestKey ?? '',
        actor_id: actorId,
        at: now,
      })
      .execute()
  return credit(tx, {
    userId,
    amount: parts.reduce((sum, it) => sum + it.amount, 0),
    service: 'class-refund',
    description,
    ...(classId ? { classId } : {}),
    idempotencyKey: entry,
    isTest: await areTests(tx, parts),
    ...(refund.requestKey ? { actorId } : {}),
    now,
  })
}

/** True if payments of the sandbox paid for all of these purchases. */
async function areTests(tx: Tx, purchases: readonly Purchase[]): Promise<boolean> {
  const { real } = await tx
    .selectFrom('ledger')
    .select((it) => it.fn.countAll<number>().as('real'))
    .where(
      'reference',
      'in',
      purchases.map((it) => it.reference),
    )
    .where('is_test', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(real) === 0
}

/** The refund to a wallet that the request with this key has made. */
export async function findWalletRefund(
  tx: Tx,
  requestKey: string,
): Promise<{ purchase: string; amount: Kobo; reason: string } | undefined> {
  return tx
    .selectFrom('wallet_refunds')
    .select(['purchase', 'amount', 'reason'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
}
