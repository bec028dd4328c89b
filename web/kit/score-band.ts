import { digitsText } from './number-text.ts'

export type ScoreBand = 'a' | 'b' | 'c' | 'd'

/** The band of a score: from 90, from 80, from 70, below (ui.md §7). */
export function scoreBand(score: number): ScoreBand {
  if (score >= 90) return 'a'
  if (score >= 80) return 'b'
  return score >= 70 ? 'c' : 'd'
}

/** '84.5%', '96%': at most one decimal. */
export function formatPercent(score: number) {
  return digitsText(`${Math.round(score * 10) / 10}%`)
}

/** '84.5%', '90.0%': an average, always with one decimal (R-SEM-002). */
export function formatAverage(score: number) {
  return digitsText(`${score.toFixed(1)}%`)
}
