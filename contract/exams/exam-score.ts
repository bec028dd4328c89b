import { type Message, say } from '../../messages/message.ts'
import type { Verdict } from '../arabic/arabic-judge.ts'
import { canonicalText } from '../arabic/arabic-text.ts'
import { judgeTypedAnswer } from './judge-typed.ts'
import { exerciseRules } from './kinds/all.ts'
import { type ExerciseKind, exerciseKinds } from './kinds/contents.ts'
import { readParts, writeParts } from './kinds/exercise.ts'
import {
  type ChoiceContent,
  type DictationContent,
  distinctOptions,
  type ExerciseContent,
  isSameAnswer,
  MAX_ANSWER_LETTERS,
  OPTION_FIELDS,
  type QuestionContent,
  type QuestionKind,
  type TypedContent,
} from './questions.ts'
import { isTooLong } from './typed-answer.ts'

/** The points of a question without a value. */
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
 * rounded. Null without questions (R-EXAM-018).
 */
export function objectiveScore(answers: readonly ScoredAnswer<ScoredQuestion>[]): number | null {
  const total = answers.reduce((sum, { question }) => sum + question.points, 0)
  if (total === 0) return null
  return (100 * answers.reduce((sum, { earned }) => sum + earned, 0)) / total
}

/**
 * Whether a change of an exam can change a score: another key, other options, other points, a removed question, or
 * another credit for nearly right answers.
 */
export function canChangeScores(before: ScoredExam, after: ScoredExam): boolean {
  const afterById = new Map(after.questions.map((it) => [it.id, it]))
  const isOtherCredit = before.nearCredit !== after.nearCredit
  return before.questions.some((old) => {
    if (isOtherCredit && old.kind !== 'choice') return true
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

export { judgeTypedAnswer } from './judge-typed.ts'

/** The part of the points that a verdict earns; near is the exam's `near_credit` (R-ARABIC-005). */
export function creditOf(verdict: Verdict, nearCredit: number): number {
  return { right: 1, near: nearCredit, wrong: 0 }[verdict]
}

/** The rules that a credit depends on, besides the question and the answer. */
type CreditRules = {
  /** The part of the points of an answer that is nearly right, from 0 to 1. */
  nearCredit: number
  /** The verdicts that a teacher has given in place of the computed ones, by the canonical text of the answer. */
  overrides: ReadonlyMap<string, Verdict>
}

/** The credit of an answer. `byTeacher` is true if a teacher has set the verdict. */
type AnswerCredit = { credit: number; verdict?: Verdict; byTeacher?: boolean }

/** How the answers of a kind of question are scored. */
type ScoringRulesOfKind<Content extends QuestionContent> = {
  /** The stored form of a submitted answer, or why it is invalid, with the id of the question. */
  resolveAnswer: (
    content: Content,
    submitted: string,
  ) => { answer: string } | { problem: (id: string) => Message }
  /** The part of the points that an answer earns, from 0 to 1, and of a typed one the verdict. */
  credit: (content: Content, answer: string, rules: CreditRules) => AnswerCredit
  /** The same answer in the words of a later version of the question. */
  translateAnswer: (before: Content, after: Content, answer: string) => string
}

const choice: ScoringRulesOfKind<ChoiceContent> = {
  resolveAnswer: (content, submitted) => {
    const answer = distinctOptions(content).find((it) => isSameAnswer(it, submitted))
    return answer === undefined
      ? { problem: (id) => say('rules_exams_answer_not_option', { id }) }
      : { answer }
  },
  credit: ({ answer }, submitted) => ({ credit: isSameAnswer(answer, submitted) ? 1 : 0 }),
  translateAnswer: (before, after, answer) => {
    if (distinctOptions(after).some((it) => isSameAnswer(it, answer))) return answer
    // the wording of the chosen option was changed
    const field = OPTION_FIELDS.find((it) => isSameAnswer(before[it], answer))
    return (field && after[field].trim()) || answer
  },
}

const typed: ScoringRulesOfKind<TypedContent | DictationContent> = {
  resolveAnswer: (_, submitted) =>
    isTooLong(submitted)
      ? { problem: (id) => say('rules_exams_answer_too_long', { id, max: MAX_ANSWER_LETTERS }) }
      : { answer: submitted.trim() },
  credit: (content, answer, { nearCredit, overrides }) => {
    const override = overrides.get(canonicalText(answer))
    const verdict = override ?? judgeTypedAnswer(content, answer).verdict
    const near = content.strict ? 0 : nearCredit
    return { credit: creditOf(verdict, near), verdict, byTeacher: override !== undefined }
  },
  // compared unchanged with the later keys
  translateAnswer: (_before, _after, answer) => answer,
}

/** A question with a content of its own: its score is the mean of its parts. */
const exercise: ScoringRulesOfKind<ExerciseContent> = {
  resolveAnswer: ({ kind, content }, submitted) => {
    const parts = readParts(submitted)
    return parts && exerciseRules(kind).isPossible(content, parts)
      ? { answer: writeParts(parts) }
      : { problem: (id) => say('rules_exams_answer_not_possible', { id }) }
  },
  credit: ({ kind, content }, answer, { nearCredit }) => {
    const rules = exerciseRules(kind)
    const parts = rules.review(content, readParts(answer) ?? [])
    const near = rules.isStrict(content) ? 0 : nearCredit
    const earned = parts.reduce((sum, { verdict }) => sum + creditOf(verdict, near), 0)
    return { credit: parts.length === 0 ? 0 : earned / parts.length }
  },
  translateAnswer: (before, after, answer) =>
    writeParts(
      exerciseRules(after.kind).translate(before.content, after.content, readParts(answer) ?? []),
    ),
}

const exercises = Object.fromEntries(exerciseKinds.map((kind) => [kind, exercise])) as Record<
  ExerciseKind,
  typeof exercise
>

/** How the answers of every kind are scored. */
const SCORING: Record<QuestionKind, unknown> = { choice, typed, dictation: typed, ...exercises }

/** How the answers of a question are scored. */
export function scoringOf<Content extends QuestionContent>(
  content: Content,
): ScoringRulesOfKind<Content> {
  // the type checker does not relate the kind of a union's member to its rules
  return SCORING[content.kind] as ScoringRulesOfKind<Content>
}

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
