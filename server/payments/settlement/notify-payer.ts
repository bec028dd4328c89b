import { formatShortNaira, type Kobo } from '../../../contract/platform/kobo.ts'
import { messagesIn, textIn } from '../../../messages/catalog.ts'
import type { Messages } from '../../../messages/compiled/messages.d.ts'
import type { Locale } from '../../../messages/languages.ts'
import type { Message } from '../../../messages/message.ts'
import { isPartKey } from '../../enrolment/pay-part.ts'
import { notify } from '../../messages/announce.ts'
import type { Tx } from '../../platform/db.ts'
import { reasonIn } from '../../platform/stored-text.ts'
import { readUnspent } from '../refunds/record-reversal.ts'
import type { Payment } from '../store.ts'

type KeptPayment = Pick<Payment, 'failureReason' | 'amount' | 'refunded'>

/** The reason why the money for a class stayed in the wallet, and its amount, unless it was returned to the card. */
export function keptInWalletMessage(
  { failureReason, amount, refunded }: KeptPayment,
  locale: Locale = 'en',
): string {
  const reason = reasonIn(locale, failureReason).replace(/\.?$/, '.')
  if (refunded > 0) return reason
  const amountText = formatShortNaira(amount, locale)
  return `${reason} ${messagesIn(locale).notices_amount_in_wallet({ amount: amountText })}`
}

/** Sends the payer a message that a payment was settled after its page was closed. */
export async function notifyPaymentArrived(tx: Tx, payment: Payment, now: number): Promise<void> {
  const unspent = await readUnspent(tx, payment)
  await notify(tx, {
    // money does not wait for the end of quiet hours (R-SESSION-006)
    isUrgent: true,
    studentIds: [payment.userId],
    write: (m, locale) => ({
      subject: m.notices_payment_subject(),
      body: [
        m.notices_payment_arrived({ amount: formatShortNaira(payment.amount, locale) }),
        ...describeArrival(payment, unspent, m, locale),
      ].join(' '),
    }),
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
  { studentId, reason, now }: { studentId: number; reason: Message; now: number },
): Promise<void> {
  await notify(tx, {
    // money does not wait for the end of quiet hours (R-SESSION-006)
    isUrgent: true,
    studentIds: [studentId],
    write: (m, locale) => ({
      subject: m.notices_no_reward_subject(),
      body: textIn(locale, reason),
    }),
    now,
  })
}

function boughtSentence({ purpose, purchase, className }: Payment, m: Messages): string {
  const named = { class: className }
  if (purpose === 'class') return m.notices_payment_class(named)
  return isPartKey(purchase) ? m.notices_payment_part(named) : m.notices_payment_month(named)
}

function describeArrival(payment: Payment, unspent: Kobo, m: Messages, locale: Locale): string[] {
  if (payment.state === 'to_wallet') return [keptInWalletMessage(payment, locale)]
  if (payment.purpose === 'fund') return [m.notices_payment_in_wallet()]
  const result = boughtSentence(payment, m)
  // a refund is debited from this part first
  if (unspent === 0 || payment.refunded > 0) return [result]
  return [result, m.notices_payment_unspent({ amount: formatShortNaira(unspent, locale) })]
}
