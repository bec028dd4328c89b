import type { Kobo } from '../../contract/kobo.ts'

/** A refund or a dispute of a card payment, as one report of the provider has it. */
export type Reversal = {
  kind: 'refund' | 'dispute'
  /** What the provider knows it by, and its other name; '' for none. */
  key: string
  otherKey: string
  amount: Kobo
  state: ReversalState
  note: string
  /** Unix seconds until which a dispute has to be answered. */
  dueAt: number | null
}

export type ReversalState = 'pending' | 'failed' | 'processed' | 'open' | 'won' | 'lost'

/** The states in which the money has gone back to the card. */
export const RETURNED_STATES = ['processed', 'lost'] as const satisfies ReversalState[]

const stateRanks: Record<ReversalState, number> = {
  ...{ pending: 0, failed: 1, processed: 2 },
  ...{ open: 0, won: 1, lost: 2 },
}

/**
 * Whether a report changes the state: reports come repeatedly and in any order, so a state only rises, and the same reports
 * come to the same end in every order. Money that has gone back stays gone.
 */
export function isStateAdvance(current: ReversalState, reported: ReversalState): boolean {
  return stateRanks[reported] > stateRanks[current]
}
