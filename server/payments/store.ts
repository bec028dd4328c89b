import type { Selectable } from 'kysely'
import { awaitedUntil, type PaymentProgress } from '../../contract/payments/payments.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import type { Db, Tx } from '../platform/db.ts'
import { nextRecheckAt } from './recheck-schedule.ts'
import type { PaymentsTable } from './tables.ts'

/** A payment before it is created. */
export type NewPayment = {
  reference: string
  userId: number
  purpose: PaymentsTable['purpose']
  classId: number | null
  amount: Kobo
  provider: PaymentsTable['provider']
  /** Joins a class in parts, and with the coupon of this id. */
  inParts?: boolean | undefined
  couponId?: number | null | undefined
  now: number
}

/** A payment and its state. `className` is '' for a wallet funding. */
export type Payment = Omit<NewPayment, 'now'> & {
  id: number
  className: string
  currency: string
  state: PaymentsTable['state']
  failureReason: string
  /** Unix seconds. */
  openedAt: number
  settledAt: number | null
  dueAt: number | null
  supersededAt: number | null
  /** Kobo returned to the card, and the part of it that the wallet could not cover. */
  refunded: Kobo
  owed: Kobo
  /** The idempotency key of the debit for the class; '' for none. */
  purchase: string
}

/** The currency of all payments. */
export const CURRENCY = 'NGN'

/** Inserts a pending payment. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await tx
    .insertInto('payments')
    .values({
      reference: payment.reference,
      user_id: payment.userId,
      purpose: payment.purpose,
      class_id: payment.classId,
      amount: payment.amount,
      currency: CURRENCY,
      state: 'pending',
      provider: payment.provider,
      opened_at: payment.now,
      settled_at: null,
      due_at: nextRecheckAt({ openedAt: payment.now, supersededAt: null }, payment.now),
      in_parts: payment.inParts ? 1 : 0,
      coupon_id: payment.couponId ?? null,
      awaited_until: payment.classId === null ? null : awaitedUntil(payment.now, 'window_open'),
    })
    .execute()
}

/** The payment with this reference. */
export async function findPayment(db: Db, reference: string): Promise<Payment | undefined> {
  const row = await selectPayments(db)
    .where('payments.reference', '=', reference)
    .executeTakeFirst()
  return row && toPayment(row)
}

/** The payment with this id. */
export async function findPaymentById(db: Db, id: number): Promise<Payment | undefined> {
  const row = await selectPayments(db).where('payments.id', '=', id).executeTakeFirst()
  return row && toPayment(row)
}

/** The card payment that paid for a class, by the idempotency key of the debit. */
export async function findPaymentOfPurchase(
  db: Db,
  purchase: string,
): Promise<Payment | undefined> {
  const row = await selectPayments(db).where('payments.purchase', '=', purchase).executeTakeFirst()
  return row && toPayment(row)
}

/** Selects payments with the names of their classes; `toPayment` reads a row. */
export function selectPayments(db: Db) {
  return db
    .selectFrom('payments')
    .leftJoin('classes', 'classes.id', 'payments.class_id')
    .selectAll('payments')
    .select('classes.name as class_name')
}

type Row = Selectable<PaymentsTable> & { class_name: string | null }

export function toPayment(row: Row): Payment {
  const { id, reference, purpose, amount, currency, state, provider, refunded, owed, purchase } =
    row
  return {
    ...{ id, reference, purpose, amount, currency, state, provider, refunded, owed, purchase },
    failureReason: row.failure_reason,
    userId: row.user_id,
    classId: row.class_id,
    className: row.class_name ?? '',
    openedAt: row.opened_at,
    settledAt: row.settled_at,
    dueAt: row.due_at,
    supersededAt: row.superseded_at,
    inParts: row.in_parts === 1,
    couponId: row.coupon_id,
  }
}

/** True for a payment of the sandbox, which moves no money (decision 0060). */
export const isTestPayment = ({ provider }: Pick<Payment, 'provider'>) => provider === 'sandbox'

/** True if the money of a payment has arrived. */
export const isSettled = ({ state }: Pick<Payment, 'state'>) =>
  state === 'settled' || state === 'to_wallet'

/** The states in which a payment may still be paid. */
export const unsettledStates = ['pending', 'failed'] as const

/**
 * Claims the settlement of a payment; false if it was claimed before. A failed payment may still be paid, because the
 * checkout accepts another card with the same reference.
 */
export async function claimSettlement(
  tx: Tx,
  paymentId: number,
  { settledAt, dueAt }: { settledAt: number; dueAt: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ state: 'settled', failure_reason: '', settled_at: settledAt, due_at: dueAt })
    .where('id', '=', paymentId)
    .where('state', 'in', unsettledStates)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks a settled payment whose class could not be joined: its money is in the wallet. */
export async function markToWallet(
  tx: Tx,
  paymentId: number,
  failureReason: string,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'to_wallet', failure_reason: failureReason })
    .where('id', '=', paymentId)
    .execute()
}

/** Records the idempotency key of the debit for the class that a payment paid for. */
export async function recordPurchase(tx: Tx, paymentId: number, purchase: string): Promise<void> {
  await tx.updateTable('payments').set({ purchase }).where('id', '=', paymentId).execute()
}

/** Records the reason why a payment is not settled; state 'failed' if the provider declined it. */
export async function recordFailure(
  db: Db,
  paymentId: number,
  { state, failureReason }: { state: 'pending' | 'failed'; failureReason: string },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state, failure_reason: failureReason })
    .where('id', '=', paymentId)
    .where('state', 'in', unsettledStates)
    .execute()
}

/**
 * Sets until when the outcome of an unpaid payment for a class is awaited, by its progress (decision 0440). A payment that has
 * ended is awaited again only if the provider processes a charge: that nothing was paid does not show an open window.
 */
export async function recordProgress(
  db: Db,
  { id, openedAt }: Pick<Payment, 'id' | 'openedAt'>,
  progress: PaymentProgress,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ awaited_until: awaitedUntil(openedAt, progress) })
    .where('id', '=', id)
    .where('awaited_until', progress === 'window_open' ? '>' : '>=', openedAt)
    .where('state', 'in', unsettledStates)
    .execute()
}
