import type { Kobo } from '../../../contract/kobo.ts'
import type { DisputeState, RefundState } from './action.ts'

/** A refund or the dispute of a payment in the model. */
export type Reversal = {
  /** 'refund 0', 'dispute'. */
  name: string
  amount: Kobo
  state: RefundState | DisputeState
  isMoved: boolean
}

const orders = [
  ['pending', 'failed', 'processed'],
  ['open', 'won', 'lost'],
]

/** Records a report: states only advance, and the amount of an open dispute may change. */
export function recordReversal(list: Reversal[], reported: Omit<Reversal, 'isMoved'>): void {
  const existing = list.find((it) => it.name === reported.name)
  if (!existing) return void list.push({ ...reported, isMoved: false })
  const order = orders.find((it) => it.includes(reported.state)) ?? []
  const isLater = order.indexOf(reported.state) > order.indexOf(existing.state)
  if (isLater || (existing.state === 'open' && reported.state === 'open'))
    Object.assign(existing, { amount: reported.amount, state: reported.state })
}

/** True if the money has been returned to the card. */
export const isReversed = ({ state }: Reversal) => state === 'processed' || state === 'lost'
