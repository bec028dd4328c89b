import type { PaymentProgress } from '../../../contract/payments/payments.ts'
import { say } from '../../../messages/message.ts'
import { holdAccess, releaseAccess } from '../../enrolment/hold-access.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { type Db, inTransaction } from '../../platform/db.ts'
import { storedText } from '../../platform/stored-text.ts'
import { paymentNotFound } from '../errors.ts'
import { type Charge, type PaymentProvider, ProviderUnavailable } from '../provider.ts'
import { takeProviderQuota } from '../provider-quota.ts'
import { selectProvider } from '../select-provider.ts'
import { findPayment, isSettled, type Payment, recordFailure, recordProgress } from '../store.ts'
import { markPayerNotified } from './recheck-queue.ts'
import { settle } from './settle.ts'

/** Who reports that a payment may have been paid. */
export type ReportSource =
  /** `isWindowClosed`: the page reports that its card window was closed. */
  | { kind: 'payer'; userId: number; isWindowClosed: boolean }
  /** A signed webhook with the provider's charge. */
  | { kind: 'webhook'; charge: Charge }
  /** The recheck worker or an administrator. `hasQuota`: the provider request is already taken from the quota. */
  | { kind: 'server'; hasQuota: boolean }

export type PaymentReport = {
  reference: string
  source: ReportSource
  /** Unix seconds. */
  now: number
}

/**
 * Determines the outcome of a payment and, if it was paid, settles it once (R-MONEY-011). A webhook brings its charge;
 * otherwise the provider is queried. A failed outcome is recorded on the payment. Throws 404 for an unknown reference
 * and for another user's payment.
 */
export async function reconcile(
  school: AppContext,
  { reference, source, now }: PaymentReport,
): Promise<{ payment: Payment; outcome: PaymentOutcome }> {
  const { db, config } = school
  const provider = selectProvider(school) ?? paymentNotFound()
  const payment = (await findPayment(db, reference)) ?? paymentNotFound()
  if (payment.provider !== provider.name)
    paymentNotFound(`the payment was created with ${payment.provider}`)
  if (source.kind === 'payer' && source.userId !== payment.userId)
    paymentNotFound(`user ${source.userId} reported a payment of user ${payment.userId}`)

  if (isSettled(payment)) {
    if (source.kind === 'payer') await markPayerNotified(db, payment)
    return { payment, outcome: 'paid' }
  }

  const hasQuota = source.kind === 'server' && source.hasQuota
  const charge =
    source.kind === 'webhook'
      ? source.charge
      : await queryProvider(db, provider, { reference, hasQuota, now })
  const outcome = compareCharge(payment, charge)
  if (outcome !== 'paid') {
    await recordUnpaidOutcome(db, payment, outcome, charge)
    await keepAccess(db, payment, outcome, now)
    const progress = progressOf(outcome, source)
    if (progress) await recordProgress(db, payment, progress)
    return { payment, outcome }
  }
  const context = { now, timezone: config.SITE_TIMEZONE, fee: feeOf(charge) }
  await inTransaction(db, (tx) => settle(tx, payment, source.kind, context))
  return { payment: (await findPayment(db, reference)) ?? paymentNotFound(), outcome }
}

/** Access to a class lasts while it is not known whether its part was paid, and no longer (R-PAY-006). */
async function keepAccess(
  db: Db,
  { purpose, userId: studentId, classId }: Payment,
  outcome: Exclude<PaymentOutcome, 'paid'>,
  now: number,
) {
  if (purpose !== 'renewal' || classId === null) return
  const isUnknown = outcome === 'unavailable' || outcome === 'processing'
  await (isUnknown ? holdAccess : releaseAccess)(db, { studentId, classId, now })
}
const feeOf = (charge: Charge | ProviderUnavailable | null) =>
  charge === null || charge instanceof ProviderUnavailable ? null : charge.fee

/** The state of the card window that follows from an unpaid outcome; null if unknown (decision 0440). */
function progressOf(
  outcome: Exclude<PaymentOutcome, 'paid'>,
  source: ReportSource,
): PaymentProgress | null {
  if (outcome === 'unavailable') return null
  if (outcome === 'processing') return 'processing'
  if (source.kind !== 'payer') return 'window_open'
  return source.isWindowClosed || outcome === 'declined' ? 'ended' : 'window_open'
}

async function recordUnpaidOutcome(
  db: Db,
  { id }: Payment,
  outcome: PaymentOutcome,
  charge: Charge | ProviderUnavailable | null,
) {
  if (outcome === 'declined')
    await recordFailure(db, id, {
      state: 'failed',
      failureReason: storedText(say('reasons_card_declined')),
    })
  if (outcome !== 'mismatch' || charge === null || charge instanceof ProviderUnavailable) return
  const { reference, currency } = charge
  const failureReason = storedText(
    say('reasons_provider_says', { reference, amount: String(charge.amount), currency }),
  )
  await recordFailure(db, id, { state: 'pending', failureReason })
}

export type ProviderQuery = {
  reference: string
  /** True if the request is already taken from the minute's quota. */
  hasQuota: boolean
  /** Unix seconds. */
  now: number
}

/** The provider's charge for a reference; null if it has none. Returns `ProviderUnavailable` instead of throwing it. */
export async function queryProvider(
  db: Db,
  provider: PaymentProvider,
  { reference, hasQuota, now }: ProviderQuery,
): Promise<Charge | ProviderUnavailable | null> {
  if (!hasQuota && !(await takeProviderQuota(db, provider, 'person', now)))
    return new ProviderUnavailable('The requests per minute to the card provider are used up')
  try {
    return await provider.verify(reference, now)
  } catch (error) {
    if (error instanceof ProviderUnavailable) return error
    throw error
  }
}

/** `mismatch`: the charge has another reference, amount or currency. For the others see `Charge`. */
export type PaymentOutcome =
  | 'paid'
  | 'unpaid'
  | 'processing'
  | 'unavailable'
  | 'declined'
  | 'mismatch'

/** Compares the provider's charge with the payment that it should pay (R-MONEY-010). */
export function compareCharge(
  { reference, amount, currency }: Payment,
  charge: Charge | ProviderUnavailable | null,
): PaymentOutcome {
  if (charge instanceof ProviderUnavailable) return 'unavailable'
  if (charge === null) return 'unpaid'
  if (charge.reference !== reference || charge.amount !== amount || charge.currency !== currency)
    return 'mismatch'
  if (charge.status === 'success') return 'paid'
  return charge.status === 'failed' ? 'declined' : charge.status
}
