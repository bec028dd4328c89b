import { formatShortNaira, type Kobo } from '../../../contract/platform/kobo.ts'
import { formatDate } from '../../../contract/platform/school-time.ts'
import type { Messages } from '../../../messages/compiled/messages.d.ts'
import { say } from '../../../messages/message.ts'
import { notify } from '../../messages/announce.ts'
import { writeAuditEntry } from '../../platform/audit.ts'
import { storedMoney } from '../../platform/audited-message.ts'
import type { Tx } from '../../platform/db.ts'
import { lockWallet } from '../../wallet/store.ts'
import type { Payment } from '../store.ts'
import type {
  BoughtClass,
  ContinuationRequest,
  RefundRequest,
  RefundSubject,
} from './refund-request.ts'
import type { ReversalRow } from './reversals-store.ts'

/** Audit entries of refunds and messages to students about them (decision 0660). */

/** A subscription whose end was moved back; times in Unix seconds. */
export type ShortenedSubscription = {
  className: string
  from: number
  to: number
  timezone: string
}

type Amounts = { balance: Kobo; refunded: Kobo }
type ReportedRefund = Pick<RefundRequest, 'amount' | 'target' | 'reason' | 'actorId' | 'now'> & {
  /** The enrolment that the refund ends. */
  ended: BoughtClass['enrolment']
  /** The subscription from which months were taken back. */
  shortened: ShortenedSubscription | null
  isDeleted: boolean
  before: Amounts
  after: Amounts
}

/** Records a refund and notifies the student. */
export async function reportRefund(
  tx: Tx,
  { userId, paid }: RefundSubject,
  { amount, target, reason, actorId, now, ended, shortened, isDeleted, ...amounts }: ReportedRefund,
): Promise<void> {
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'refundPayment', subjectId: userId, now },
    detail: say('audited_detail_refund', {
      amount: storedMoney(amount),
      item: paid.className || say('audited_detail_wallet_funding'),
      ...{ target, reason },
    }),
    before: {
      ...amounts.before,
      ...(ended ? endOf(ended) : {}),
      ...(shortened && { paidUntil: shortened.from }),
    },
    after: {
      ...amounts.after,
      ...(ended ? { className: null, paidUntil: null } : {}),
      ...(shortened && { paidUntil: shortened.to }),
    },
  })
  if (isDeleted) return
  await notify(tx, {
    // money does not wait for the end of quiet hours (R-SESSION-006)
    isUrgent: true,
    studentIds: [userId],
    write: (m, locale) => ({
      subject: m.notices_refund_subject(),
      body: [
        refundSentence(m, formatShortNaira(amount, locale), target, paid.className),
        m.notices_refund_reason({ reason: reason.replace(/\.?$/, '.') }),
        ended ? m.notices_refund_ended({ class: ended.className }) : '',
        shortened
          ? m.notices_refund_shortened({
              class: shortened.className,
              day: formatDate(shortened.to, shortened.timezone, locale),
            })
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    }),
    now,
  })
}

/** Where the money goes; without a class it had been put into the wallet. */
function refundSentence(
  m: Messages,
  amount: string,
  target: RefundRequest['target'],
  className: string,
): string {
  if (className === '')
    return target === 'wallet'
      ? m.notices_refund_funding_to_wallet({ amount })
      : m.notices_refund_funding_to_card({ amount })
  const values = { amount, class: className }
  return target === 'wallet' ? m.notices_refund_to_wallet(values) : m.notices_refund_to_card(values)
}

const endOf = ({ className, paidUntil }: NonNullable<BoughtClass['enrolment']>) => ({
  className,
  paidUntil: paidUntil || null,
})

const CONTINUATION_ACTIONS = {
  retry: 'retryRefund',
  wallet: 'returnRefund',
  check: 'checkRefund',
} as const

type ContinuedRefund = {
  refund: ReversalRow
  payment: Payment
  wallet: { balance: Kobo; isDeleted: boolean }
  /** The part that the bank had taken back before the refund was put into the wallet. */
  takenBack: Kobo
}

/** Records the action of an administrator on a refund to a card, and notifies the student if it is in the wallet now. */
export async function reportContinuation(
  tx: Tx,
  { refund, payment, wallet, takenBack }: ContinuedRefund,
  { how, actorId, now }: ContinuationRequest,
): Promise<void> {
  const { amount } = refund
  const amounts = { balance: wallet.balance, refunded: payment.refunded }
  await writeAuditEntry(tx, {
    ...{ actorId, action: CONTINUATION_ACTIONS[how], subjectId: payment.userId, now },
    detail: say('audited_detail_amount_of', {
      amount: storedMoney(amount),
      reference: payment.reference,
    }),
    ...(how === 'wallet'
      ? {
          before: amounts,
          after: {
            balance: wallet.balance + amount - takenBack,
            refunded: payment.refunded - amount + takenBack,
          },
        }
      : {}),
  })
  if (how !== 'wallet' || takenBack === amount) return
  await notify(tx, {
    // money does not wait for the end of quiet hours (R-SESSION-006)
    isUrgent: true,
    studentIds: [payment.userId],
    write: (m, locale) => {
      const write = (kobo: Kobo) => formatShortNaira(kobo, locale)
      const whole = { amount: write(amount) }
      const parts = { ...whole, taken: write(takenBack), rest: write(amount - takenBack) }
      return {
        subject: m.notices_refund_moved_subject(),
        body: takenBack > 0 ? m.notices_refund_moved_part(parts) : m.notices_refund_moved(whole),
      }
    },
    now,
  })
}

/** Notifies the student that the provider has paid a refund to the card. */
export async function reportPaidOut(
  tx: Tx,
  { userId }: Pick<Payment, 'userId'>,
  { amount }: Pick<ReversalRow, 'amount'>,
  now: number,
): Promise<void> {
  if ((await lockWallet(tx, userId))?.isDeleted) return
  await notify(tx, {
    // money does not wait for the end of quiet hours (R-SESSION-006)
    isUrgent: true,
    studentIds: [userId],
    write: (m, locale) => ({
      subject: m.notices_refund_paid_subject(),
      body: m.notices_refund_paid({ amount: formatShortNaira(amount, locale) }),
    }),
    now,
  })
}
