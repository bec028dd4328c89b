import { type Card, createEmptyCard, type FSRS, fsrs, type Grade } from 'ts-fsrs'
import { DAY_MS } from '../platform/duration.ts'
import { LEECH_FAILURES, schoolDay, type WordReview, type WordState } from './review-log.ts'

/**
 * When a word is due: the replay of its reviews by FSRS (R-WORDS-004). The reviews are the only truth, so two phones that have the
 * same ones have the same days, in whatever order they arrived. The algorithm sees whole school days only, without fuzz and
 * without steps inside a day, and rounds what it keeps to eight digits: engines whose powers differ in the last digit agree.
 */

/** The parameters of each version. A version is never changed: a review names the one it was made with (decision 1000). */
const PARAMETERS: Readonly<Record<number, Parameters<typeof fsrs>[0] & object>> = {
  1: {
    request_retention: 0.9,
    maximum_interval: 365,
    w: [
      ...[0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796],
      ...[1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542],
    ],
    enable_fuzz: false,
    enable_short_term: false,
  },
}

const schedulers = new Map<number, FSRS>()

function schedulerOf(version: number): FSRS {
  const known = schedulers.get(version)
  if (known) return known
  const scheduler = fsrs(PARAMETERS[version] ?? PARAMETERS[1])
  schedulers.set(version, scheduler)
  return scheduler
}

const dateOf = (day: number) => new Date(day * DAY_MS)

/** Reviews in the order of their times; of the same second in the order of their ids, by code units. */
export const inOrder = <R extends Pick<WordReview, 'at' | 'id'>>(reviews: readonly R[]): R[] =>
  reviews.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))

/** The state of one word: its reviews replayed by (at, id), without those that were undone. `takenUpAt`: failures before it are forgiven. */
export function replay(
  reviews: readonly WordReview[],
  { timezone, takenUpAt = 0 }: { timezone: string; takenUpAt?: number },
): WordState {
  const undone = new Set(reviews.flatMap(({ undoes }) => undoes ?? []))
  const counted = inOrder(reviews).filter(({ rating, id }) => rating !== 0 && !undone.has(id))
  let card: Card | undefined
  let failures = 0
  for (const { rating, at, version } of counted) {
    const day = dateOf(schoolDay(at, timezone))
    card = schedulerOf(version).next(card ?? createEmptyCard(day), day, rating as Grade).card
    if (rating === 1 && at > takenUpAt) failures++
  }
  const dayOf = (review: WordReview | undefined) => (review ? schoolDay(review.at, timezone) : null)
  return {
    due: card ? Math.round(card.due.getTime() / DAY_MS) : null,
    first: dayOf(counted[0]),
    last: dayOf(counted.at(-1)),
    reviews: counted.length,
    failures,
    isSetAside: failures >= LEECH_FAILURES,
  }
}
