/** The number of last seconds with an urgent display. */
export const LAST_SECONDS = 3

/** The remaining seconds, rounded up. */
export function secondsOf(leftMs: number): number {
  return Math.ceil(leftMs / 1000)
}

/** '2:41' */
export function clockText(leftMs: number): string {
  const seconds = secondsOf(leftMs)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
