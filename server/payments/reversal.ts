import type { Kobo } from '../../contract/kobo.ts'

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

export type ReversalState = 'pending' | 'failed' | 'processed' | 'open' | 'won' | 'lost'

/** The states in which the money was returned to the payer. */
export const RETURNED_STATES = ['processed', 'lost'] as const satisfies ReversalState[]

const stateRanks: Record<ReversalState, number> = {
  ...{ pending: 0, failed: 1, processed: 2 },
  ...{ open: 0, won: 1, lost: 2 },
}

/**
 * True if a reported state replaces the current one. Reports arrive repeatedly and in any order; states only advance,
 * so every order has the same result, and returned money stays returned.
 */
export function isStateAdvance(current: ReversalState, reported: ReversalState): boolean {
  return stateRanks[reported] > stateRanks[current]
}
