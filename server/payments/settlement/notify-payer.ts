import { formatShortNaira } from '../../../contract/platform/kobo.ts'
import { notify } from '../../messages/announce.ts'
import type { Tx } from '../../platform/db.ts'
import { readUnspent } from '../refunds/record-reversal.ts'
import type { Payment } from '../store.ts'

type KeptPayment = Pick<Payment, 'failureReason' | 'amount' | 'refunded'>

/** The reason why the money for a class stayed in the wallet, and its amount, unless it was returned to the card. */
export function keptInWalletMessage({ failureReason, amount, refunded }: KeptPayment): string {
  if (refunded > 0) return `${failureReason.replace(/\.?$/, '.')}`
  return `${failureReason.replace(/\.?$/, '.')} Your ${formatShortNaira(amount)} is in your wallet.`
}

/** Sends the payer a message that a payment was settled after its page was closed. */
export async function notifyPaymentArrived(tx: Tx, payment: Payment, now: number): Promise<void> {
  const arrival = await describeArrival(tx, payment)
  await notify(tx, {
    studentIds: [payment.userId],
    subject: 'Your payment arrived',
    body: `Your payment of ${formatShortNaira(payment.amount)} arrived. ${arrival}`,
    // the class is open unless the money stayed in the wallet
    ...(payment.state !== 'to_wallet' && payment.classId !== null
      ? { classId: payment.classId }
      : {}),
    now,
  })
}

/** Sends the student a message why their first payment has no referral reward (decision 0350). */
export async function notifyRewardDeclined(
  tx: Tx,
  { studentId, reason, now }: { studentId: number; reason: string; now: number },
): Promise<void> {
  const subject = 'No reward for your referral'
  await notify(tx, { studentIds: [studentId], subject, body: reason, now })
}

async function describeArrival(tx: Tx, payment: Payment): Promise<string> {
  if (payment.state === 'to_wallet') return keptInWalletMessage(payment)
  if (payment.purpose === 'fund') return 'It is in your wallet.'
  const result =
    payment.purpose === 'class'
      ? `You can now access ${payment.className}.`
      : `Your subscription of ${payment.className} is paid for a month more.`
  const unspent = await readUnspent(tx, payment)
  // a refund is debited from this part first
  if (unspent === 0 || payment.refunded > 0) return result
  return `${result} ${formatShortNaira(unspent)} of it is in your wallet.`
}
