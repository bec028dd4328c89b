import type { WordState } from './review-log.ts'

/** The most repetitions of a day: more of them, as after a holiday, wait for the next days. */
export const DAY_OF_WORK = 50
export const DEFAULT_NEW_PER_DAY = 10
export const MAX_NEW_PER_DAY = 50

export type PlannedWord = {
  card: number
  addedAt: number
  state: Pick<WordState, 'due' | 'first' | 'last' | 'isSetAside'>
}

/** What is asked today, the due words before the new ones, and how many due ones wait for the next days. */
export type DayPlan<W> = { due: W[]; fresh: W[]; later: number }

/**
 * The words of a day (R-WORDS-003): those that are due, the longest due first and at most a day's work, and new ones up to the student's
 * number. New words wait while due ones do not fit into the day.
 */
export function planDay<W extends PlannedWord>(
  words: readonly W[],
  { today, newPerDay }: { today: number; newPerDay: number },
): DayPlan<W> {
  const asked = words.filter(({ state }) => !state.isSetAside)
  const isOld = ({ state }: W) => state.first !== null && state.first < today
  const repeated = words.filter((it) => isOld(it) && it.state.last === today).length
  const begun = words.filter(({ state }) => state.first === today).length
  const due = asked
    .filter(({ state }) => state.due !== null && state.due <= today)
    .toSorted(
      (one, other) => (one.state.due ?? 0) - (other.state.due ?? 0) || one.card - other.card,
    )
  const room = Math.max(0, DAY_OF_WORK - repeated)
  const isFull = due.length > room
  const fresh = asked
    .filter(({ state }) => state.first === null)
    .toSorted((one, other) => one.addedAt - other.addedAt || one.card - other.card)
  return {
    due: due.slice(0, room),
    fresh: isFull ? [] : fresh.slice(0, Math.max(0, newPerDay - begun)),
    later: Math.max(0, due.length - room),
  }
}
