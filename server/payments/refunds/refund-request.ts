import {
  type RefundablePayment,
  type RefundContinuation,
  type RefundLimits,
  type RefundTarget,
  refundLimits,
} from '../../../contract/payments/refunds.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { type Message, say } from '../../../messages/message.ts'
import type { Db } from '../../platform/db.ts'
import { decline } from '../../platform/errors.ts'
import { readReturned } from '../../wallet/wallet-refunds.ts'
import { paymentNotFound } from '../errors.ts'
import { findPayment, findPaymentOfPurchase, isSettled, type Payment } from '../store.ts'

/** A refund that an administrator requests. */
export type RefundRequest = {
  /** The reference of the receipt. */
  reference: string
  amount: Kobo
  target: RefundTarget
  reason: string
  endsEnrolment: boolean
  /** Months of the subscription that are taken back; undefined for none. */
  monthsTaken?: number | undefined
  idempotencyKey: string
  /** The administrator. */
  actorId: number
  /** Unix seconds. */
  now: number
}

/** The outcome: the id of a refund to a card; null for one to the wallet, which is complete. */
export type RefundOutcome = { userId: number; refundId: number | null }

/** The action of an administrator on a refund to a card. */
export type ContinuationRequest = {
  refundId: number
  how: RefundContinuation
  /** The number of attempts that the administrator was shown. */
  attempts: number
  actorId: number
  /** Unix seconds. */
  now: number
}

/** The ledger entry that paid for a class, and the enrolment through which its student is in a class now. */
export type BoughtClass = {
  /** The idempotency key of the debit. */
  reference: string
  amount: Kobo
  at: number
  classId: number | null
  className: string
  enrolment: {
    id: number
    classId: number
    className: string
    paidUntil: number
    startDay: number
  } | null
}

/** The subject of a refund: a card payment, a class paid from the wallet, or a class paid by card. */
export type RefundSubject = {
  userId: number
  payment: Payment | null
  bought: BoughtClass | null
  /** `className` is '' for a wallet funding; `at` is in Unix seconds. */
  paid: Pick<BoughtClass, 'className' | 'amount' | 'at'>
}

const WALLET_REFERENCE = /^WALLET_(\d{1,15})$/

/**
 * The payment with the reference of a receipt. Throws 404 for an unknown one, and declines payments that have not
 * arrived and ledger entries that are not a payment for a class.
 */
export async function findRefundSubject(db: Db, reference: string): Promise<RefundSubject> {
  const entryId = WALLET_REFERENCE.exec(reference)?.[1]
  if (entryId) return findBoughtSubject(db, Number(entryId))
  const payment = (await findPayment(db, reference)) ?? paymentNotFound()
  if (!isSettled(payment)) declineSubject(say('rules_payments_nothing_paid'))
  const { userId, purchase, className, amount } = payment
  // without a purchase its amount went into the wallet: a funding, or a class that could not be joined or is free now
  const bought = purchase ? await findBoughtClass(db, { reference: purchase }) : null
  const paid = bought ?? { className, amount, at: payment.settledAt ?? payment.openedAt }
  return { userId, payment, bought, paid }
}

async function findBoughtSubject(db: Db, entryId: number): Promise<RefundSubject> {
  const bought = (await findBoughtClass(db, { id: entryId })) ?? paymentNotFound()
  const payment = (await findPaymentOfPurchase(db, bought.reference)) ?? null
  return { userId: bought.userId, payment, bought, paid: bought }
}

function declineSubject(message: Message): never {
  return decline('not_refundable', message)
}

type EntrySelector = { id: number } | { reference: string }

/** The debit for a class, with its enrolment unless that has ended. */
async function findBoughtClass(
  db: Db,
  selector: EntrySelector,
): Promise<(BoughtClass & { userId: number }) | null> {
  const entries = db
    .selectFrom('ledger')
    .leftJoin('classes', 'classes.id', 'ledger.class_id')
    .select(['ledger.reference', 'ledger.amount', 'ledger.at', 'ledger.user_id', 'ledger.class_id'])
    .select(['ledger.type', 'ledger.service', 'classes.name'])
  const selected =
    'id' in selector
      ? entries.where('ledger.id', '=', selector.id)
      : entries.where('ledger.reference', '=', selector.reference)
  const row = await selected.executeTakeFirst()
  if (!row) return null
  if (row.type !== 'debit' || !['enrolment', 'renewal'].includes(row.service))
    declineSubject(say('rules_payments_only_class_and_card'))
  const { reference, amount, at, user_id: userId, class_id: classId } = row
  const enrolment = await findEnrolmentOf(db, reference)
  return { ...{ reference, amount, at, userId, classId }, className: row.name ?? '', enrolment }
}

/** The enrolment that a purchase names: 'enrolment:12' or 'renewal:12:1764000000'. It may have moved to another class. */
async function findEnrolmentOf(db: Db, purchase: string): Promise<BoughtClass['enrolment']> {
  const row = await db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['enrolments.id', 'class_id', 'classes.name', 'paid_until', 'monthly'])
    .select(['start_day', 'due_at'])
    .where('enrolments.id', '=', Number(purchase.split(':')[1]))
    .executeTakeFirst()
  if (!row) return null
  // the end of a plan of parts is no subscription, of which months could be taken back
  const paidUntil = row.monthly === 1 && row.due_at === 0 ? row.paid_until : 0
  return {
    ...{ id: row.id, classId: row.class_id, className: row.name, paidUntil },
    startDay: row.start_day,
  }
}

/** The refundable and the already refunded amounts of a payment. */
export async function readRefundable(
  db: Db,
  { payment, bought }: RefundSubject,
  balance: Kobo,
): Promise<{ limits: RefundLimits; returned: Kobo }> {
  const returned = bought ? ((await readReturned(db, [bought])).get(bought.reference) ?? 0) : 0
  const refundable: RefundablePayment = {
    bought: bought && { amount: bought.amount, returned },
    card: payment && { amount: payment.amount, returned: payment.refunded },
    balance,
  }
  return {
    limits: refundLimits(refundable),
    returned: bought ? returned : (payment?.refunded ?? 0),
  }
}
