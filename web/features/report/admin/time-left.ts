const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** What is left until then (both Unix seconds), or null once it has passed. */
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
