const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds after a payment was opened: often while a page may still wait, then hours apart (decision 0341). */
const RECHECK_AGES = [
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  3 * HOUR,
  8 * HOUR,
  24 * HOUR,
  48 * HOUR,
  72 * HOUR,
] as const

/** A superseded payment is asked for once more, when no window can still be paying it. */
const SUPERSEDED_RECHECK_AGE = 24 * HOUR

/** No look is put off for longer than this. */
export const MAX_RECHECK_DELAY_SECONDS = 72 * HOUR

/** A notice has settled a payment, and its student has so long to hear of it on the page that is paying. */
export const NOTIFY_DELAY_SECONDS = 2 * MINUTE

type PaymentTimes = { openedAt: number; supersededAt: number | null }

/**
 * When to ask the provider again what became of a payment, in Unix seconds: eight times within three days of its opening,
 * and once for a superseded one; null when those are over.
 */
export function nextRecheckAt(
  { openedAt, supersededAt }: PaymentTimes,
  now: number,
): number | null {
  const recheckAges = supersededAt === null ? RECHECK_AGES : [SUPERSEDED_RECHECK_AGE]
  const age = now - openedAt
  const nextAge = recheckAges.find((it) => it > age)
  return nextAge === undefined ? null : openedAt + nextAge
}

/**
 * True when a look comes about when it was due. After a clock that has jumped ahead, or a day without a server, a payment
 * is asked for again before it is given up (decision 0331).
 */
export function isOnTime(dueAt: number | null, now: number): boolean {
  return dueAt !== null && now - dueAt < 24 * HOUR
}
