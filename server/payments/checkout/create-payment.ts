import { randomInt } from 'node:crypto'
import { NO_PAYMENT_KEY } from '../../../contract/payments/payments.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { cardFundingError } from '../../../contract/wallet/wallet.ts'
import { say } from '../../../messages/message.ts'
import { findClassByRef } from '../../classes/store.ts'
import { declineWhileAwaited } from '../../enrolment/awaited-payments.ts'
import { findCoupon } from '../../enrolment/coupons/store.ts'
import { holdAccess } from '../../enrolment/hold-access.ts'
import { priceNow } from '../../enrolment/join-terms.ts'
import { declineChangedPrice } from '../../enrolment/pay-from-wallet.ts'
import { findEnrolment } from '../../enrolment/store.ts'
import type { Tx } from '../../platform/db.ts'
import { decline, httpError } from '../../platform/errors.ts'
import { credit } from '../../wallet/ledger.ts'
import { lockWallet } from '../../wallet/store.ts'
import type { PaymentProvider } from '../provider.ts'
import { fulfil } from '../settlement/fulfil.ts'
import { dryRun } from '../settlement/savepoint.ts'
import { insertPayment, type NewPayment } from '../store.ts'
import { listOpenPayments, type OpenPayment, supersedePayment } from './open-payments-store.ts'

export type PaymentContext = {
  userId: number
  /** Unix seconds. */
  now: number
  timezone: string
  provider: PaymentProvider
  publicKey: string
}

/** The purpose of the payment: an amount for the wallet, or a class by id or publicId. */
export type PaymentRequest = {
  amount?: Kobo | undefined
  classRef?: string | undefined
  /** The price of the class that the student was shown. */
  seenPrice?: Kobo | undefined
  /** Joins the class in parts, and with the coupon of this code. */
  inParts?: boolean | undefined
  coupon?: string | undefined
}

/**
 * Creates a pending payment of a user for a purpose and an amount (decision 0061); moves no money. Declines without a public key,
 * an amount outside ₦100 to ₦10,000,000, a class that `enrol` or `renew` would decline now, a price that is not the one shown,
 * and a class for which another payment is awaited (decision 0440). A student has at most five open payments: a further one
 * supersedes the oldest for the same purpose, else the oldest (decision 0341).
 */
export async function createPayment(
  tx: Tx,
  { amount, classRef, ...choice }: PaymentRequest,
  context: PaymentContext,
): Promise<NewPayment> {
  if (context.publicKey === '') decline('payments_not_configured', NO_PAYMENT_KEY)
  if (amount !== undefined && classRef === undefined)
    return createFundingPayment(tx, amount, context)
  if (classRef !== undefined && amount === undefined)
    return createClassPayment(tx, { classRef, ...choice }, context)
  return httpError(
    'invalid_request',
    say('rules_wire_field_either', { first: 'amount', second: 'class_id' }),
  )
}

async function createFundingPayment(tx: Tx, amount: Kobo, context: PaymentContext) {
  const amountError = cardFundingError(amount)
  if (amountError) decline('amount_out_of_range', amountError)
  return insertPendingPayment(tx, {
    ...context,
    purpose: 'fund',
    classId: null,
    amount,
    prefix: 'FUND',
  })
}

async function createClassPayment(
  tx: Tx,
  { classRef, seenPrice, inParts, coupon }: PaymentRequest & { classRef: string },
  context: PaymentContext,
) {
  const targetClass =
    (await findClassByRef(tx, classRef)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const { userId, now, timezone } = context
  // the lock makes a concurrent request for the same class wait, and then see this payment
  await lockWallet(tx, userId)
  const choice = { studentId: userId, inParts, coupon, now, timezone }
  const price = await priceNow(tx, targetClass, choice)
  if (price === 0) decline('class_is_free', say('rules_payments_class_free'))
  await declineWhileAwaited(tx, { studentId: userId, classId: targetClass.id, now })
  declineChangedPrice(price, seenPrice)
  const enrolment = await findEnrolment(tx, userId, targetClass.id)
  const purpose = enrolment ? ('renewal' as const) : ('class' as const)
  const isJoin = purpose === 'class'
  const couponId = isJoin && coupon ? ((await findCoupon(tx, coupon))?.id ?? null) : null
  const chosen = { inParts: isJoin && inParts, couponId }
  const payment = { userId, purpose, classId: targetClass.id, amount: price, ...chosen }
  // decline now what `enrol` or `renew` would decline after the charge
  await dryRun(tx, async () => {
    const dryRunCredit = { userId, amount: price, service: 'fund' as const, now }
    await credit(tx, {
      ...dryRunCredit,
      description: '',
      idempotencyKey: `dry-run:${userId}:${targetClass.id}`,
    })
    await fulfil(tx, { ...payment, now, timezone })
  })
  // access does not end while the outcome of a payment that began before is unknown
  if (enrolment) await holdAccess(tx, { studentId: userId, classId: targetClass.id, now })
  return insertPendingPayment(tx, { ...context, ...payment, prefix: `CLASS_${targetClass.id}` })
}

type PaymentDraft = PaymentContext &
  Pick<NewPayment, 'purpose' | 'classId' | 'amount' | 'inParts' | 'couponId'> & { prefix: string }

async function insertPendingPayment(
  tx: Tx,
  { prefix, provider, ...details }: PaymentDraft,
): Promise<NewPayment> {
  const { userId, purpose, classId, amount, inParts, couponId, now } = details
  const reference = `${prefix}_${randomInt(1e13, 1e14)}`
  const what = { purpose, classId, amount, inParts, couponId }
  const payment = { reference, userId, ...what, provider: provider.name, now }
  await supersedeExcess(tx, payment)
  await insertPayment(tx, payment)
  return payment
}

/** The maximum number of open payments per student. */
const OPEN_PAYMENTS_MAX = 5

async function supersedeExcess(tx: Tx, { userId, purpose, classId, now }: NewPayment) {
  // the lock prevents concurrent requests from exceeding the limit
  await lockWallet(tx, userId)
  const openPayments = await listOpenPayments(tx, userId)
  const isSamePurpose = (it: OpenPayment) => it.purpose === purpose && it.classId === classId
  // awaited payments are superseded last: the student may be making one of them
  const notAwaited = openPayments.filter((it) => it.awaitedUntil === null || it.awaitedUntil <= now)
  const order = [...notAwaited.filter(isSamePurpose), ...notAwaited, ...openPayments]
  const excess = Math.max(0, openPayments.length - OPEN_PAYMENTS_MAX + 1)
  for (const oldest of [...new Set(order)].slice(0, excess)) await supersedePayment(tx, oldest, now)
}
