export type ScoreBand = 'a' | 'b' | 'c' | 'd'

/** 90 and above, 80, 70, and below (ui.md §7). */
export function scoreBand(score: number): ScoreBand {
  if (score >= 90) return 'a'
  if (score >= 80) return 'b'
  return score >= 70 ? 'c' : 'd'
}

/** '84.5%', '96%': at most one decimal, and none that says nothing. */
export function formatPercent(score: number) {
  return `${Math.round(score * 10) / 10}%`
}

/** '84.5%', '90.0%': an average, always with its decimal (R-SEM-002). */
export function formatAverage(score: number) {
  return `${score.toFixed(1)}%`
}
