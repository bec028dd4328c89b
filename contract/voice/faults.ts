/** The most frequent faults of a student and of a class, counted from the marks on answers (R-VOICE-012). */

/** Faults in one response for a student. */
export const TOP_FAULTS = 3
/** The corrected answers by which a trend is shown. */
export const TREND_ANSWERS = 6

export type Trend = 'more' | 'fewer' | 'same'

/** How a fault develops: its mean in the later half of the answers, compared with the earlier half; the oldest answer is first. */
export function trendOf(counts: readonly number[]): Trend {
  const half = Math.floor(counts.length / 2)
  if (half === 0) return 'same'
  const mean = (part: readonly number[]) => part.reduce((sum, it) => sum + it, 0) / part.length
  const change = mean(counts.slice(-half)) - mean(counts.slice(0, half))
  if (Math.abs(change) < 0.5) return 'same'
  return change > 0 ? 'more' : 'fewer'
}
