import { inShortNaira } from '../../contract/kobo.ts'
import type { Tx } from '../kernel/db.ts'
import { notify } from '../messages/announce.ts'
import type { Payment } from './store.ts'

type Stayed = Pick<Payment, 'remark' | 'amount' | 'refunded'>

/** Why the money of a class stayed in the wallet, and that it is there unless it went back to the card. */
export function stayedInWallet({ remark, amount, refunded }: Stayed): string {
  if (refunded > 0) return `${remark.replace(/\.?$/, '.')}`
  return `${remark.replace(/\.?$/, '.')} Your ${inShortNaira(amount)} is in your wallet.`
}

/** Tells the student by a message that a payment has arrived which no page of theirs was waiting for any more. */
export async function tellArrival(tx: Tx, payment: Payment, now: number): Promise<void> {
  await notify(tx, {
    studentIds: [payment.personId],
    subject: 'Your payment arrived',
    body: `Your payment of ${inShortNaira(payment.amount)} arrived. ${whatItBrought(payment)}`,
    now,
  })
}

/** Tells the student by a message why their first payment brings no referral reward (decision 0350). */
export async function tellRefusedReward(
  tx: Tx,
  { studentId, refusal, now }: { studentId: number; refusal: string; now: number },
): Promise<void> {
  const subject = 'No reward for your referral'
  await notify(tx, { studentIds: [studentId], subject, body: refusal, now })
}

function whatItBrought(payment: Payment): string {
  if (payment.state === 'to_wallet') return stayedInWallet(payment)
  if (payment.purpose === 'class') return `You can now access ${payment.className}.`
  if (payment.purpose === 'renewal')
    return `Your subscription of ${payment.className} is paid for a month more.`
  return 'It is in your wallet.'
}
