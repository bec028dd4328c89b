import { type Difference, judgeAnswer, type Verdict } from '../arabic/arabic-judge.ts'
import type { DiacriticsRule } from '../arabic/arabic-verdict.ts'

/** A typed answer compared with the key that it matches best. `differences` are those from this key. */
export type JudgedAnswer = { verdict: Verdict; key: string; differences: Difference[] }

/** The keys of a typed answer and the rule for their diacritics. */
export type TypedKeys = { answer: string; accepted: readonly string[]; marks: DiacriticsRule }

const RANK: Record<Verdict, number> = { right: 0, near: 1, wrong: 2 }

/** The best verdict over all keys, the first of several equal ones with the fewest differences (R-ARABIC-005). */
export function judgeTypedAnswer(
  { answer, accepted, marks }: TypedKeys,
  given: string,
): JudgedAnswer {
  const compare = (key: string): JudgedAnswer => ({ key, ...judgeAnswer(key, given, { marks }) })
  return accepted
    .map(compare)
    .reduce((best, it) => (isBetter(it, best) ? it : best), compare(answer))
}

function isBetter(it: JudgedAnswer, best: JudgedAnswer): boolean {
  if (it.verdict !== best.verdict) return RANK[it.verdict] < RANK[best.verdict]
  return sizeOf(it) < sizeOf(best)
}

/** The number of differences; one of a word counts its letters. */
function sizeOf({ differences }: JudgedAnswer): number {
  const sizes = differences.map(({ kind, want, got }) =>
    kind.startsWith('word') ? Math.max(want.length, got.length) : 1,
  )
  return sizes.reduce((sum, it) => sum + it, 0)
}
