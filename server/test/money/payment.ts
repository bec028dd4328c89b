import type { Kobo } from '../../../contract/kobo.ts'
import { nextRecheckAt } from '../../payments/recheck-schedule.ts'
import type { CardResult } from './action.ts'
import type { Reversal } from './reversal.ts'

export type Payment = {
  reference: string
  who: number
  purpose: 'fund' | 'class' | 'renewal'
  what: number
  amount: Kobo
  state: 'pending' | 'failed' | 'settled' | 'to_wallet'
  /** True if the payment needs attention. */
  hasProblem: boolean
  openedAt: number
  /** Time of the next recheck; null after the last one. */
  dueAt: number | null
  /** Time at which a newer payment superseded it. */
  supersededAt: number | null
  /** Refunds and the dispute, in the order of their first reports. */
  reversals: Reversal[]
  refunded: Kobo
  owed: Kobo
  /** Its state at the provider. */
  card: (CardResult & { visibleFrom: number }) | null
}
/** True if the money has arrived. */
export const hasArrived = ({ state }: Payment) => state === 'settled' || state === 'to_wallet'

const OPEN_MAX = 5

/** A sixth open payment supersedes the oldest one with the same purpose, or else the oldest. */
export function supersedeOldest(
  { payments, now }: { payments: Payment[]; now: number },
  payment: Pick<Payment, 'who' | 'purpose' | 'what'>,
) {
  const open = payments.filter(
    (it) =>
      it.who === payment.who && !hasArrived(it) && it.dueAt !== null && it.supersededAt === null,
  )
  const isAlike = (it: Payment) => it.purpose === payment.purpose && it.what === payment.what
  const oldest = open.find(isAlike) ?? open[0]
  if (open.length < OPEN_MAX || !oldest) return
  oldest.supersededAt = now
  oldest.dueAt = nextRecheckAt(oldest, now)
  if (!oldest.hasProblem) oldest.state = 'failed'
  oldest.hasProblem = true
}
