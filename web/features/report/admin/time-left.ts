const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** The time between two moments (Unix seconds), null if the end has passed. */
export function timeLeft(endsAt: number, now: number): TimeLeft | null {
  const secondsLeft = Math.ceil(endsAt - now)
  if (secondsLeft <= 0) return null
  return {
    days: Math.floor(secondsLeft / DAY),
    hours: Math.floor((secondsLeft % DAY) / HOUR),
    minutes: Math.floor((secondsLeft % HOUR) / MINUTE),
    seconds: secondsLeft % MINUTE,
  }
}
