import { type Difference, judgeAnswer, type Verdict } from '../arabic/arabic-judge.ts'
import type { TypedContent } from './question-content.ts'

/** A typed answer compared with the key that it matches best. `differences` are those from this key. */
export type JudgedAnswer = { verdict: Verdict; key: string; differences: Difference[] }

const RANK: Record<Verdict, number> = { right: 0, near: 1, wrong: 2 }

/** The best verdict over all keys, the first of several equal ones with the fewest differences (R-ARABIC-005). */
export function judgeTypedAnswer(
  { answer, accepted, marks }: Pick<TypedContent, 'answer' | 'accepted' | 'marks'>,
  given: string,
): JudgedAnswer {
  const compare = (key: string): JudgedAnswer => ({ key, ...judgeAnswer(key, given, { marks }) })
  return accepted
    .map(compare)
    .reduce((best, it) => (isBetter(it, best) ? it : best), compare(answer))
}

function isBetter(it: JudgedAnswer, best: JudgedAnswer): boolean {
  if (it.verdict !== best.verdict) return RANK[it.verdict] < RANK[best.verdict]
  return it.differences.length < best.differences.length
}

/** The part of the points that a verdict earns; near is the exam's `near_credit` (R-ARABIC-005). */
export function creditOf(verdict: Verdict, nearCredit: number): number {
  return { right: 1, near: nearCredit, wrong: 0 }[verdict]
}
