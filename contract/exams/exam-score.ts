import type { Verdict } from '../arabic/arabic-judge.ts'
import type { QuestionContent } from './question-content.ts'

/** The points of a question without a value (decision 0530). */
export const DEFAULT_POINTS = 1
export const MAX_POINTS = 100
/** The part of the points that a nearly right answer earns, unless the teacher sets another (R-ARABIC-005). */
export const DEFAULT_NEAR_CREDIT = 0.5

/** A question as it is scored. */
export type ScoredQuestion = QuestionContent & { id: number; points: number }

/** The rules of an exam by which its answers earn points. */
export type ScoringRules = {
  nearCredit: number
  /** The verdicts that a teacher has given, by question and canonical answer (R-ARABIC-008). */
  overrides: ReadonlyMap<number, ReadonlyMap<string, Verdict>>
}

/** A question with the answer of a student and the points that it earned, exact. */
export type ScoredAnswer<Question extends ScoredQuestion> = {
  question: Question
  /** '' without an answer. */
  answer: string
  earned: number
  /** Of a typed answer; `byTeacher` if a teacher has set it. */
  verdict?: Verdict
  byTeacher?: boolean
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

/**
 * Whether a change of an exam can change a score: another key, other options, other points, a removed question, or
 * another credit for nearly right answers of typed questions.
 */
export function canChangeScores(before: ScoredExam, after: ScoredExam): boolean {
  const afterById = new Map(after.questions.map((it) => [it.id, it]))
  const isOtherCredit = before.nearCredit !== after.nearCredit
  return before.questions.some((old) => {
    if (isOtherCredit && old.kind === 'typed') return true
    const next = afterById.get(old.id)
    return !next || toScoringKey(next) !== toScoringKey(old)
  })
}

/** The data that scores depend on. */
export type ScoredExam = { questions: readonly ScoredQuestion[]; nearCredit: number }

// everything but the wording of the question
function toScoringKey({ question: _, ...rest }: ScoredQuestion): string {
  return JSON.stringify(Object.entries(rest).sort(([left], [right]) => (left < right ? -1 : 1)))
}
