import { planDay } from '../../../../contract/words/plan-day.ts'
import {
  type Rating,
  schoolDay,
  unpackReview,
  type WordReview,
  type WordState,
} from '../../../../contract/words/review-log.ts'
import type { replay } from '../../../../contract/words/schedule.ts'
import type { MyWord } from '../../../../contract/words/words-wire.ts'

/** A word with what its reviews come to. */
export type LearnedWord = { word: MyWord; card: number; addedAt: number; state: WordState }

/** The words of the student with what the server knows of their reviews. */
export const learnedWords = (words: readonly MyWord[]): LearnedWord[] =>
  words.map((word) => ({
    ...{ word, card: word.card, addedAt: word.added },
    state: {
      ...{ due: word.due ?? null, first: word.first ?? null, last: word.last ?? null },
      ...{ reviews: word.reviews ?? 0, failures: 0, isSetAside: word.aside === true },
    },
  }))

/** The same words with the reviews of this device too, each counted once; one that came without its log is as the server knows it. */
export const withLocalReviews = (
  words: readonly LearnedWord[],
  local: ReadonlyMap<number, readonly WordReview[]>,
  { timezone, replay: replayLog }: { timezone: string; replay: typeof replay },
): LearnedWord[] =>
  words.map((it) => {
    const { log, letter, again = 0 } = it.word
    const takenUpAt = letter ? Number.POSITIVE_INFINITY : again
    const own = local.get(it.card)
    if (!log || !own) return it
    const reviews = new Map(own.map((review) => [review.id, review]))
    // the server may have clamped the time
    for (const packed of log) reviews.set(packed[2], unpackReview(packed))
    return { ...it, state: replayLog([...reviews.values()], { timezone, takenUpAt }) }
  })

type Day = { now: number; timezone: string; newPerDay: number }

/** What is to be reviewed today. */
export const planToday = (words: readonly LearnedWord[], { now, timezone, newPerDay }: Day) =>
  planDay(words, { today: schoolDay(now, timezone), newPerDay })

/** How a word is asked: seen and recalled, heard and chosen, or its meaning read and the word typed (R-WORDS-003). */
export type Mode = 'see' | 'hear' | 'type'

export type Task = { word: MyWord; mode: Mode; isNew: boolean }

/** A new word is seen first; later the ways take turns, so that about a third of a session is heard. */
export function modeOf({ word, card, state }: LearnedWord): Mode {
  const modes: Mode[] = ['see', ...(word.sound ? ['hear' as const] : []), 'type']
  return state.reviews === 0 ? 'see' : (modes[(state.reviews + card) % modes.length] ?? 'see')
}

/** The tasks of a session: a new word after every third repetition, the rest at the end. */
export function tasksOf(due: readonly LearnedWord[], fresh: readonly LearnedWord[]): Task[] {
  const toTask = (it: LearnedWord): Task => ({
    ...{ word: it.word, mode: modeOf(it), isNew: it.state.reviews === 0 },
  })
  const waiting = fresh.map(toTask)
  const tasks = due.flatMap((it, index) => [
    toTask(it),
    ...((index + 1) % 3 === 0 ? waiting.splice(0, 1) : []),
  ])
  return [...tasks, ...waiting]
}

/** The tasks after an answer to the first: a forgotten word returns at the end, to be seen. */
export function afterRating([task, ...rest]: readonly Task[], rating: Rating): Task[] {
  if (!task) return []
  return rating === 1 ? [...rest, { ...task, mode: 'see', isNew: false }] : rest
}

/** After this time a session offers to stop, in seconds. */
export const SESSION_SECONDS = 300
