/** In the last seconds time is told more urgently. */
export const LAST_SECONDS = 3

/** Whole seconds, counted as people do: a second that has begun is still there. */
export function secondsOf(leftMs: number): number {
  return Math.ceil(leftMs / 1000)
}

/** '2:41' */
export function clockText(leftMs: number): string {
  const seconds = secondsOf(leftMs)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
