import { QUESTION_KINDS, type QuestionContent } from './question-kinds.ts'

/** The points of a question without a value (decision 0530). */
export const DEFAULT_POINTS = 1
export const MAX_POINTS = 100

/** A question as it is scored. */
export type ScoredQuestion = QuestionContent & { id: number; points: number }

/** A question with the answer of a student and the points that it earned, exact. */
export type ScoredAnswer<Question extends ScoredQuestion> = {
  question: Question
  /** '' without an answer. */
  answer: string
  earned: number
}

/**
 * Scores the answers of a submission. `asked` is the version that the student answered, `key` the version that counts: the
 * same, or a later one against which the exam was scored again. Questions that only one of them has do not count
 * (decision 0531). `submitted` maps a question's id to the stored answer.
 */
export function scoreAnswers<Question extends ScoredQuestion>(
  asked: readonly ScoredQuestion[],
  key: readonly Question[],
  submitted: Readonly<Record<string, string>>,
): ScoredAnswer<Question>[] {
  const askedById = new Map(asked.map((it) => [it.id, it]))
  return key.flatMap((question) => {
    const before = askedById.get(question.id)
    if (!before || before.kind !== question.kind) return []
    const given = submitted[String(question.id)]
    if (given === undefined) return [{ question, answer: '', earned: 0 }]
    const rules = QUESTION_KINDS[question.kind]
    const answer = before === question ? given : rules.translateAnswer(before, question, given)
    return [{ question, answer, earned: question.points * rules.credit(question, answer) }]
  })
}

/**
 * The objective score from 0 to 100: the earned share of all points, which is the mean when all points are equal. Not
 * rounded (decision 0530). Null without questions (R-EXAM-018).
 */
export function objectiveScore(answers: readonly ScoredAnswer<ScoredQuestion>[]): number | null {
  const total = answers.reduce((sum, { question }) => sum + question.points, 0)
  if (total === 0) return null
  return (100 * answers.reduce((sum, { earned }) => sum + earned, 0)) / total
}

/** Whether a change of the questions can change a score: another key, other options, other points, or a removed question. */
export function canChangeScores(
  before: readonly ScoredQuestion[],
  after: readonly ScoredQuestion[],
): boolean {
  const afterById = new Map(after.map((it) => [it.id, it]))
  return before.some((old) => {
    const next = afterById.get(old.id)
    return !next || toScoringKey(next) !== toScoringKey(old)
  })
}

// everything but the wording of the question
function toScoringKey({ question: _, ...rest }: ScoredQuestion): string {
  return JSON.stringify(Object.entries(rest).sort(([left], [right]) => (left < right ? -1 : 1)))
}
