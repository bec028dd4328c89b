import type { Kobo } from '../../../contract/platform/kobo.ts'
import { say } from '../../../messages/message.ts'
import type { Tx } from '../../platform/db.ts'
import { storedText } from '../../platform/stored-text.ts'
import { creditKeptRewards } from '../../wallet/kept-rewards.ts'
import { credit } from '../../wallet/ledger.ts'
import { rewardFirstPayment } from '../../wallet/referral.ts'
import { lockWallet, PAYMENT_REFERENCE_PREFIX } from '../../wallet/store.ts'
import { NOTIFY_DELAY_SECONDS } from '../recheck-schedule.ts'
import { postReversals } from '../refunds/record-reversal.ts'
import { listUnpostedReversals } from '../refunds/reversals-store.ts'
import {
  claimSettlement,
  isTestPayment,
  markToWallet,
  type Payment,
  recordPurchase,
} from '../store.ts'
import { fulfil } from './fulfil.ts'
import { notifyPaymentArrived, notifyRewardDeclined } from './notify-payer.ts'
import { runWithSavepoint } from './savepoint.ts'

type SettleContext = {
  /** Unix seconds. */
  now: number
  timezone: string
  /** What the provider keeps of the payment; null if that is not known. */
  fee: Kobo | null
}

/**
 * Settles a paid payment in one transaction, once for all reporters; does nothing if it is settled (R-MONEY-011).
 * Credits the amount to the wallet and, for a class, debits it again for the enrolment or renewal (R-MONEY-016). If
 * that is declined, the money stays in the wallet (state 'to_wallet'). Also credits the referral reward of a first
 * payment and kept quiz rewards, and posts refunds that were reported earlier (decision 0342). The payer gets a message unless their page
 * shows the outcome (decision 0341): now if the server reported the payment, later if a webhook did.
 */
export async function settle(
  tx: Tx,
  payment: Payment,
  reportedBy: 'payer' | 'webhook' | 'server',
  context: SettleContext,
): Promise<void> {
  const { now } = context
  const dueAt = reportedBy === 'webhook' ? now + NOTIFY_DELAY_SECONDS : null
  if (!(await claimSettlement(tx, payment.id, { settledAt: now, dueAt }))) return

  // lock order: rewards lock the settings before a wallet
  await rewardReferral(tx, payment, context)
  await creditKeptRewards(tx, { userId: payment.userId, ...context })
  // a refund reported concurrently waits for this lock, or is found below
  await lockWallet(tx, payment.userId)
  await creditPayment(tx, payment, context)

  const isRefunded = (await listUnpostedReversals(tx, payment.id)).length > 0
  const result = isRefunded ? REFUNDED_FIRST : await buyClass(tx, payment, context)
  if (result.state === 'to_wallet') await markToWallet(tx, payment.id, result.failureReason)
  const settled = { ...payment, ...result }
  if (isRefunded) await postReversals(tx, settled, now)
  else if (reportedBy === 'server') await notifyPaymentArrived(tx, settled, now)
}

async function rewardReferral(tx: Tx, { userId }: Payment, context: SettleContext) {
  const reason = await rewardFirstPayment(tx, { friendId: userId, ...context })
  if (reason) await notifyRewardDeclined(tx, { studentId: userId, reason, now: context.now })
}

async function creditPayment(tx: Tx, payment: Payment, { now, fee }: SettleContext) {
  const { userId, amount, purpose, classId, className, reference } = payment
  await credit(tx, {
    userId,
    amount,
    service: 'fund',
    description: storedText(
      purpose === 'fund' ? say('ledger_funding') : say('ledger_card_payment', { name: className }),
    ),
    ...(classId ? { classId } : {}),
    idempotencyKey: PAYMENT_REFERENCE_PREFIX + reference,
    isTest: isTestPayment(payment),
    method: 'card',
    ...(fee !== null && { fee: Math.min(fee, amount) }),
    now,
  })
}

type SettleResult = Pick<Payment, 'state' | 'failureReason' | 'purchase'>

/** The provider reported the refund before the payment, so the class is not joined. */
const REFUNDED_FIRST: SettleResult = {
  state: 'to_wallet',
  failureReason: storedText(say('reasons_back_to_card')),
  purchase: '',
}

/**
 * Buys the class that the payment is for. If that is declined, only the purchase is rolled back and the money stays in
 * the wallet.
 */
async function buyClass(tx: Tx, payment: Payment, context: SettleContext): Promise<SettleResult> {
  const { id, userId, purpose, classId, amount, inParts, couponId } = payment
  const isTest = isTestPayment(payment)
  let purchase = ''
  if (purpose === 'fund' || classId === null)
    return { state: 'settled', failureReason: '', purchase }
  const error = await runWithSavepoint(tx, async () => {
    purchase = await fulfil(tx, {
      ...{ userId, purpose, classId, amount, inParts, couponId, isTest },
      ...context,
    })
    await recordPurchase(tx, id, purchase)
  })
  return error
    ? { state: 'to_wallet', failureReason: storedText(error.sentence), purchase: '' }
    : { state: 'settled', failureReason: '', purchase }
}
