import { awaitedUntil } from '../../../contract/payments/payments.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { nextRecheckAt } from '../../payments/recheck-schedule.ts'
import type { CardResult } from './action.ts'
import type { Reversal } from './reversal.ts'

export type Payment = {
  reference: string
  who: number
  purpose: 'fund' | 'class' | 'renewal'
  what: number
  /** Joins the class in parts, and with a coupon. */
  inParts: boolean
  coupon: number | null
  isTransfer: boolean
  amount: Kobo
  state: 'pending' | 'failed' | 'settled' | 'to_wallet'
  /** True if the payment needs attention. */
  hasProblem: boolean
  openedAt: number
  /** Time of the next recheck; null after the last one. */
  dueAt: number | null
  /** Time at which a newer payment superseded it. */
  supersededAt: number | null
  /** Until then another payment for the class is declined; null for a wallet funding. */
  awaitedUntil: number | null
  /** Refunds and the dispute, in the order of their first reports. */
  reversals: Reversal[]
  refunded: Kobo
  owed: Kobo
  /** The index of the purchase that it paid for; null for none. */
  purchase: number | null
  /** Its state at the provider. */
  card: (CardResult & { visibleFrom: number }) | null
}
/** True if the money has arrived. */
export const hasArrived = ({ state }: Payment) => state === 'settled' || state === 'to_wallet'

const OPEN_MAX = 5

type PaymentsNow = { payments: Payment[]; now: number }
type Purchase = Pick<Payment, 'who' | 'what'>

const isAwaited = (it: Payment, now: number) =>
  !hasArrived(it) && it.supersededAt === null && (it.awaitedUntil ?? 0) > now

/** True while the outcome of a card payment of the student for the class is awaited. */
export function awaitsPayment({ payments, now }: PaymentsNow, { who, what }: Purchase): boolean {
  return payments.some((it) => it.who === who && it.what === what && isAwaited(it, now))
}

/** A sixth open payment supersedes one that is not awaited: the oldest with the same purpose, or else the oldest. */
export function supersedeOldest(
  { payments, now }: PaymentsNow,
  payment: Pick<Payment, 'who' | 'purpose' | 'what'>,
) {
  const open = payments.filter(
    (it) =>
      it.who === payment.who && !hasArrived(it) && it.dueAt !== null && it.supersededAt === null,
  )
  const isAlike = (it: Payment) => it.purpose === payment.purpose && it.what === payment.what
  const free = open.filter((it) => !isAwaited(it, now))
  const oldest = free.find(isAlike) ?? free[0] ?? open[0]
  if (open.length < OPEN_MAX || !oldest) return
  oldest.supersededAt = now
  oldest.dueAt = nextRecheckAt(oldest, now)
  if (!oldest.hasProblem) oldest.state = 'failed'
  oldest.hasProblem = true
}

/** Who reports the state of a charge: the payer's page, with its card window open or closed, or others. */
export type Reporter = 'payer' | 'closed window' | 'webhook' | 'server'

/** Sets until when the payment is awaited, unless its window was closed before. A mismatch counts as 'open'. */
export function recordProgress(
  payment: Payment,
  status: CardResult['status'] | 'processing',
  reporter: Reporter,
) {
  if (payment.awaitedUntil === null) return
  const isEnded = reporter === 'closed window' || (reporter === 'payer' && status === 'failed')
  const progress = status === 'processing' ? 'processing' : isEnded ? 'ended' : 'window_open'
  const hasEnded = payment.awaitedUntil === payment.openedAt
  if (hasEnded && progress === 'window_open') return
  payment.awaitedUntil = awaitedUntil(payment.openedAt, progress)
}
