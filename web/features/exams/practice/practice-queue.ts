import type { Verdict } from '../../../../contract/arabic/arabic-verdict.ts'

/** How an exercise went in this round: the first answer, and whether the last one was right. */
export type Tried = { first: Verdict; answer: string; isRight: boolean }

/** A round of practice: the exercises still to come, the present one first, and what was tried. */
export type Round = {
  queue: readonly number[]
  tried: Readonly<Record<number, Tried>>
  /** The exercises that were answered: one that returns is shown anew, also if it is the only one. */
  turn: number
}

export const startRound = (ids: readonly number[]): Round => ({ queue: ids, tried: {}, turn: 0 })

/** The round after an answer to its present exercise; a wrong one returns at the end. */
export function afterAnswer(
  { queue, tried, turn }: Round,
  { verdict, text }: { verdict: Verdict; text: string },
): Round {
  const [id, ...rest] = queue
  if (id === undefined) return { queue, tried, turn }
  const isRight = verdict === 'right'
  const earlier = tried[id]
  const state = earlier ? { ...earlier, isRight } : { first: verdict, answer: text, isRight }
  return {
    ...{ queue: isRight ? rest : [...rest, id], tried: { ...tried, [id]: state } },
    turn: turn + 1,
  }
}

/** After this time a round offers to stop, in seconds. */
export const ROUND_SECONDS = 300
