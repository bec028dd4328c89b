const MINUTE = 60
const HOUR = 60 * MINUTE
const FIRST_LOOKS = [2 * MINUTE, 10 * MINUTE]
const THREE_DAYS = 72 * HOUR

/** A notice has settled a payment, and its student has so long to hear of it on the page that is paying. */
export const TELL_AFTER_SECONDS = 2 * MINUTE

/**
 * When to ask the provider again what became of a payment: 2 and 10 minutes after it was opened, then every hour for three
 * days; null when those are over. Unix seconds.
 */
export function nextLook(openedAt: number, now: number): number | null {
  const age = now - openedAt
  const after = FIRST_LOOKS.find((it) => it > age) ?? (Math.floor(age / HOUR) + 1) * HOUR
  return after <= THREE_DAYS ? openedAt + after : null
}
