const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** What is left until then (both Unix seconds), or null once it has passed. */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const left = Math.ceil(until - now)
  if (left <= 0) return null
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: left % MINUTE,
  }
}
