import type { Kobo } from '../../../contract/kobo.ts'
import type { DisputeState, RefundState } from './deed.ts'

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

/** Takes a report in: a state only rises, and an open dispute may change its sum. */
export function noteReversal(list: Reversal[], reported: Omit<Reversal, 'isMoved'>): void {
  const known = list.find((it) => it.name === reported.name)
  if (!known) return void list.push({ ...reported, isMoved: false })
  const order = orders.find((it) => it.includes(reported.state)) ?? []
  const isNews = order.indexOf(reported.state) > order.indexOf(known.state)
  if (isNews || (known.state === 'open' && reported.state === 'open'))
    Object.assign(known, { amount: reported.amount, state: reported.state })
}

/** Whether the card has the money again. */
export const hasGoneBack = ({ state }: Reversal) => state === 'processed' || state === 'lost'
