import { DAY, MINUTE } from '../../contract/platform/duration.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'

/** A refund or a dispute of a card payment, as the provider reported it. */
export type Reversal = {
  kind: 'refund' | 'dispute'
  /** The provider's id and its second identifier; '' for none. */
  providerKey: string
  alternateKey: string
  amount: Kobo
  state: ReversalState
  note: string
  /** The deadline for answering a dispute, in Unix seconds. */
  dueAt: number | null
}

/**
 * `requested`: sent to the provider, which has not confirmed it yet. `returned`: failed, and put into the wallet instead.
 * Both only exist for refunds that an administrator requested (decision 0660).
 */
export type ReversalState =
  | 'requested'
  | 'pending'
  | 'failed'
  | 'returned'
  | 'processed'
  | 'open'
  | 'won'
  | 'lost'

/** The states in which the money was returned to the payer. */
export const RETURNED_STATES = ['processed', 'lost'] as const satisfies ReversalState[]

const stateRanks: Record<ReversalState, number> = {
  ...{ requested: 0, pending: 1, failed: 2, returned: 3, processed: 4 },
  ...{ open: 0, won: 1, lost: 2 },
}

/**
 * True if a reported state replaces the current one. Reports arrive repeatedly and in any order; states only advance,
 * so every order has the same result, and returned money stays returned.
 */
export function isStateAdvance(current: ReversalState, reported: ReversalState): boolean {
  return stateRanks[reported] > stateRanks[current]
}

/** The interval of queries to the provider after a request without a known result, in seconds. */
export const RECHECK_REQUESTED_SECONDS = MINUTE

/**
 * A request that the provider does not know after this time was lost: it was sent with a timeout of seconds, and is never sent
 * again automatically.
 */
export const LOST_AFTER_SECONDS = 15 * MINUTE

/** Refunds are paid out within ten working days; the webhook reports it, and the provider is queried once a day. */
const RECHECK_PENDING_SECONDS = DAY

/** The longest delay until the next query. */
export const MAX_REFUND_RECHECK_SECONDS = DAY

/** The time of the next query about a refund in this state; null for a final state. */
export function nextRefundCheckAt(
  state: ReversalState,
  provider: 'paystack' | 'sandbox',
  now: number,
): number | null {
  if (state === 'requested') return now + RECHECK_REQUESTED_SECONDS
  if (state !== 'pending') return null
  // the sandbox pays out within a minute
  return now + (provider === 'sandbox' ? MINUTE : RECHECK_PENDING_SECONDS)
}
