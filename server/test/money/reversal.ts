import type { Kobo } from '../../../contract/platform/kobo.ts'
import type { DisputeState, RefundState } from './action.ts'

/** A refund or the dispute of a payment in the model. */
export type Reversal = {
  /** 'refund 0', 'dispute'. */
  name: string
  amount: Kobo
  state: RefundState | DisputeState | 'returned'
  isMoved: boolean
  /** The kobo returned to the card. */
  moved: Kobo
  /** True if an administrator requested it: its amount moves with the request. */
  isRequested: boolean
  /** True if it failed and was put into the wallet instead. */
  wasReturned: boolean
  /** The names of earlier attempts, which have failed. */
  failedNames?: readonly string[]
}

const orders = [
  ['pending', 'failed', 'returned', 'processed'],
  ['open', 'won', 'lost'],
]

/** The name of a requested refund that no report has named yet. */
export const UNNAMED = ''

type Report = Pick<Reversal, 'name' | 'amount' | 'state'>

/**
 * Records a report: states only advance, and the amount of an open dispute may change. The first report of a refund that was
 * requested finds it by its amount. Of an attempt that failed, only that it was paid after all is news.
 */
export function recordReversal(list: Reversal[], reported: Report): void {
  const isOfFailedAttempt = list.some((it) => it.failedNames?.includes(reported.name))
  const existing =
    list.find((it) => it.name === reported.name) ??
    list.find(
      (it) =>
        !isOfFailedAttempt &&
        reported.name !== 'dispute' &&
        it.isRequested &&
        it.name === UNNAMED &&
        it.state === 'pending' &&
        it.amount === reported.amount,
    )
  const none = { isMoved: false, moved: 0, isRequested: false, wasReturned: false }
  if (!existing && isOfFailedAttempt && reported.state !== 'processed') return
  if (!existing) return void list.push({ ...reported, ...none })
  existing.name = reported.name
  const order = orders.find((it) => it.includes(reported.state)) ?? []
  const isLater = order.indexOf(reported.state) > order.indexOf(existing.state)
  if (!isLater && !(existing.state === 'open' && reported.state === 'open')) return
  existing.state = reported.state
  // the amount of a requested refund has already moved
  if (!existing.isRequested) existing.amount = reported.amount
}

/** True if the money has been returned to the card. */
export const isReversed = ({ state }: Reversal) => state === 'processed' || state === 'lost'
