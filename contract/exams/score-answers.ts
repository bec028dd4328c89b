import type { Verdict } from '../arabic/arabic-judge.ts'
import type { ScoredAnswer, ScoredQuestion, ScoringRules } from './exam-score.ts'
import type { QuestionContent } from './question-content.ts'
import { scoringOf } from './question-scoring.ts'

const NO_OVERRIDES: ReadonlyMap<string, Verdict> = new Map()

/**
 * Scores the answers of a submission. `answered` is the version that the student answered, `key` the version that counts: the
 * same, or a later one against which the exam was scored again. Questions that only one of them has do not count
 * (decision 0531). `submitted` maps a question's id to the stored answer.
 */
export function scoreAnswers<Question extends ScoredQuestion>(
  answered: readonly ScoredQuestion[],
  key: readonly Question[],
  submitted: Readonly<Record<string, string>>,
  { nearCredit, overrides }: ScoringRules,
): ScoredAnswer<Question>[] {
  const answeredById = new Map(answered.map((it) => [it.id, it]))
  return key.flatMap((question) => {
    const before = answeredById.get(question.id)
    if (!before || before.kind !== question.kind) return []
    const given = submitted[String(question.id)]
    if (given === undefined) return [{ question, answer: '', earned: 0 }]
    // both have the same kind
    const rules = scoringOf<QuestionContent>(question)
    const answer = before === question ? given : rules.translateAnswer(before, question, given)
    const { credit, ...typed } = rules.credit(question, answer, {
      nearCredit,
      overrides: overrides.get(question.id) ?? NO_OVERRIDES,
    })
    return [{ question, answer, earned: question.points * credit, ...typed }]
  })
}
