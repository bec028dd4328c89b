import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'

/** Ages of a payment in seconds: frequent while its page may still be open, then hours apart (decision 0341). */
const RECHECK_AGES = [
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  3 * HOUR,
  8 * HOUR,
  DAY,
  2 * DAY,
  3 * DAY,
] as const

/** A superseded payment is checked once, when no checkout can still be paying it. */
const SUPERSEDED_RECHECK_AGE = DAY

/** The longest delay until a recheck. */
export const MAX_RECHECK_DELAY_SECONDS = 3 * DAY

/** A payment settled by webhook waits this long for its page to report it, before the payer gets a message. */
export const NOTIFY_DELAY_SECONDS = 2 * MINUTE

type PaymentTimes = { openedAt: number; supersededAt: number | null }

/**
 * The time of the next recheck in Unix seconds: eight within three days of the payment's creation, one for a superseded
 * payment; null after the last.
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
 * True if a recheck runs less than a day late. After a longer delay (a clock that jumped ahead, a server that was
 * stopped) a payment is checked again before it is given up (decision 0331).
 */
export function isOnTime(dueAt: number | null, now: number): boolean {
  return dueAt !== null && now - dueAt < DAY
}
