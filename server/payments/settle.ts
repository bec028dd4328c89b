import type { Kobo } from '../../contract/kobo.ts'
import { confirmingMessage } from '../../contract/payments.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { credit } from '../wallet/ledger.ts'
import { rewardFirstPayment } from '../wallet/referral.ts'
import { lockWallet } from '../wallet/store.ts'
import { PAYMENT_REFERENCE_PREFIX } from '../wallet/verify-ledger.ts'
import { fulfil } from './fulfil.ts'
import { notifyPaymentArrived, notifyRewardDeclined } from './notify-payer.ts'
import { type Charge, type PaymentProvider, ProviderUnavailable } from './provider.ts'
import { takeProviderQuota } from './provider-quota.ts'
import { markPayerNotified } from './recheck-queue.ts'
import { NOTIFY_DELAY_SECONDS } from './recheck-schedule.ts'
import { postReversals } from './record-reversal.ts'
import { listUnpostedReversals } from './reversals-store.ts'
import { runWithSavepoint } from './savepoint.ts'
import { selectProvider } from './select-provider.ts'
import {
  claimSettlement,
  findPayment,
  isSettled,
  markToWallet,
  type Payment,
  recordFailure,
} from './store.ts'

/** Who says that a payment may have been paid: whoever it was opened for, a signed notice, or the school by itself. */
type ReportSource = { payerId: number } | { notice: Charge } | 'the school'

export type PaymentReport = {
  reference: string
  source: ReportSource
  /** Unix seconds. */
  now: number
  /** One of the minute's questions to the provider is taken already. */
  mayAsk?: boolean
}

/** How a payment stands once it was looked into. `open`: neither paid nor declined so far; `silent`: nobody answered. */
export type PaymentOutcome = 'paid' | 'open' | 'silent' | 'declined' | 'mismatch'

/**
 * Settles a payment that we opened, once, whoever reports it first, and answers it as it stands (R-MONEY-011).
 * Refuses, changing no money: a reference that we never opened or opened for somebody else, a charge of another
 * sum or currency, a declined one, and with 'We are confirming your …' one whose outcome is not known yet.
 */
export async function settle(school: AppContext, report: PaymentReport): Promise<Payment> {
  const { payment, outcome } = await reconcile(school, report)
  return outcome === 'paid'
    ? payment
    : decline('payment_unconfirmed', declineMessages[outcome](payment.amount))
}

const UNKNOWN = 'This payment is not known.'
const declineMessages: Record<Exclude<PaymentOutcome, 'paid'>, (amount: Kobo) => string> = {
  open: confirmingMessage,
  silent: confirmingMessage,
  declined: () => 'Your card was not charged. Please try again.',
  mismatch: () => 'This payment is not the one that was opened. Please contact us.',
}

/**
 * Finds out what became of a payment and settles it when it was paid: in one transaction the money comes into the
 * wallet and, for a class, goes out again for the place; where the class cannot be had any more it stays in the
 * wallet. A student whose page does not ask by itself is told by a message (decision 0161). Refuses a reference that is
 * not known.
 */
export async function reconcile(
  school: AppContext,
  { reference, source, now, mayAsk = false }: PaymentReport,
): Promise<{ payment: Payment; outcome: PaymentOutcome }> {
  const provider = selectProvider(school) ?? httpError('payment_not_found', UNKNOWN)
  const payment =
    (await findPayment(school.db, reference)) ?? httpError('payment_not_found', UNKNOWN)
  if (payment.provider !== provider.name)
    httpError('payment_not_found', UNKNOWN, `it was opened with ${payment.provider}`)
  assertMayReport(payment, source)
  if (isSettled(payment)) {
    if (isPayer(source)) await markPayerNotified(school.db, payment)
    return { payment, outcome: 'paid' }
  }

  const charge = isFromWebhook(source)
    ? source.notice
    : await verifyWithProvider(school, provider, { reference, now, mayAsk })
  const outcome = judgeCharge(payment, charge)
  if (outcome !== 'paid') {
    await recordOutcome(school, payment, outcome, charge)
    return { payment, outcome }
  }
  await inTransaction(school.db, (tx) =>
    settlePaidCharge(tx, payment, source, { now, timezone: school.config.SITE_TIMEZONE }),
  )
  return {
    payment: (await findPayment(school.db, reference)) ?? httpError('payment_not_found', UNKNOWN),
    outcome,
  }
}

const isPayer = (source: ReportSource) => typeof source === 'object' && 'payerId' in source
const isFromWebhook = (source: ReportSource) => typeof source === 'object' && 'notice' in source

function assertMayReport({ userId }: Payment, source: ReportSource) {
  if (typeof source === 'object' && 'payerId' in source && source.payerId !== userId)
    httpError(
      'payment_not_found',
      UNKNOWN,
      `person ${source.payerId} reported what was opened for person ${userId}`,
    )
}

type ProviderRequest = Required<Pick<PaymentReport, 'reference' | 'now' | 'mayAsk'>>

async function verifyWithProvider(
  { db }: AppContext,
  provider: PaymentProvider,
  { reference, now, mayAsk }: ProviderRequest,
): Promise<Charge | ProviderUnavailable | null> {
  if (!mayAsk && !(await takeProviderQuota(db, provider, 'person', now)))
    return new ProviderUnavailable('The school has asked the card provider too often this minute')
  try {
    return await provider.verify(reference, now)
  } catch (error) {
    if (error instanceof ProviderUnavailable) return error
    throw error
  }
}

function judgeCharge(
  { reference, amount, currency }: Payment,
  charge: Charge | ProviderUnavailable | null,
): PaymentOutcome {
  if (charge instanceof ProviderUnavailable) return 'silent'
  if (charge === null) return 'open'
  if (charge.reference !== reference || charge.amount !== amount || charge.currency !== currency)
    return 'mismatch'
  if (charge.status === 'success') return 'paid'
  return charge.status === 'failed' ? 'declined' : 'open'
}

async function recordOutcome(
  { db }: AppContext,
  { id }: Payment,
  outcome: PaymentOutcome,
  charge: Charge | ProviderUnavailable | null,
) {
  if (outcome === 'declined')
    await recordFailure(db, id, { state: 'failed', failureReason: 'The card was declined' })
  if (outcome !== 'mismatch' || charge === null || charge instanceof ProviderUnavailable) return
  const failureReason = `The provider says ${charge.reference}, ${charge.amount} ${charge.currency}`
  await recordFailure(db, id, { state: 'pending', failureReason })
}

async function settlePaidCharge(
  tx: Tx,
  payment: Payment,
  source: ReportSource,
  context: { now: number; timezone: string },
) {
  const dueAt = isFromWebhook(source) ? context.now + NOTIFY_DELAY_SECONDS : null
  if (!(await claimSettlement(tx, payment.id, { settledAt: context.now, dueAt }))) return
  const { id, userId, purpose, classId, className, amount, reference } = payment
  // every reward locks the settings before it locks a wallet
  const refusal = await rewardFirstPayment(tx, { friendId: userId, ...context })
  if (refusal) await notifyRewardDeclined(tx, { studentId: userId, refusal, now: context.now })
  // a refund that is reported meanwhile waits, or is found below
  await lockWallet(tx, userId)
  await credit(tx, {
    userId,
    amount,
    service: 'fund',
    description: purpose === 'fund' ? 'Wallet funding' : `Card payment: ${className}`,
    ...(classId ? { classId } : {}),
    idempotencyKey: PAYMENT_REFERENCE_PREFIX + reference,
    now: context.now,
  })
  const isRefunded = (await listUnpostedReversals(tx, id)).length > 0
  const fulfilment = isRefunded ? REFUNDED_FIRST : await fulfilPurchase(tx, payment, context)
  if (fulfilment.state === 'to_wallet') await markToWallet(tx, id, fulfilment.failureReason)
  const settled = { ...payment, ...fulfilment }
  if (isRefunded) await postReversals(tx, settled, context.now)
  else if (source === 'the school') await notifyPaymentArrived(tx, settled, context.now)
}

/** The provider reported the refund before the payment: the money came and went, and brings no place. */
const REFUNDED_FIRST = {
  state: 'to_wallet' as const,
  failureReason: 'The payment went back to the card',
}

/** Gives the place that a class's payment was for; where it cannot be had any more, only that is taken back. */
async function fulfilPurchase(
  tx: Tx,
  { userId, purpose, classId, amount }: Payment,
  context: { now: number; timezone: string },
): Promise<Pick<Payment, 'state' | 'failureReason'>> {
  const settled = { state: 'settled' as const, failureReason: '' }
  if (purpose === 'fund' || classId === null) return settled
  const refusal = await runWithSavepoint(tx, () =>
    fulfil(tx, { userId, purpose, classId, amount, ...context }),
  )
  return refusal ? { state: 'to_wallet', failureReason: refusal.message } : settled
}
