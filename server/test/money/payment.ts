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
  /** Whether something came of it that was not meant. */
  hasProblem: boolean
  openedAt: number
  /** When the school asks by itself; null when it has given up. */
  dueAt: number | null
  /** When a newer payment took its place. */
  supersededAt: number | null
  /** Its refunds and its dispute, in the order of their first reports. */
  reversals: Reversal[]
  refunded: Kobo
  owed: Kobo
  /** What the provider knows of it. */
  card: (CardResult & { visibleFrom: number }) | null
}
/** Whether the money of a payment has arrived. */
export const hasArrived = ({ state }: Payment) => state === 'settled' || state === 'to_wallet'

const OPEN_MAX = 5

/** A sixth open payment takes the place of the oldest for the same purpose, else of the oldest. */
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
