import type { MarksRule, Verdict } from '../arabic/arabic-judge.ts'

/** A question that is answered by choosing an option. `answer` is the correct one; unused options are ''. */
export type ChoiceContent = {
  kind: 'choice'
  question: string
  answer: string
  option1: string
  option2: string
  option3: string
  option4: string
}

/** A question that is answered by typing. `accepted` are further keys, at most five (R-ARABIC-003). */
export type TypedContent = {
  kind: 'typed'
  question: string
  /** The key. */
  answer: string
  accepted: string[]
  marks: MarksRule
}

/** The content of a question, by kind. */
export type QuestionContent = ChoiceContent | TypedContent

/** The fields of a question that a problem can name. */
export type QuestionField =
  | 'question'
  | 'answer'
  | 'option1'
  | 'option2'
  | 'option3'
  | 'option4'
  | 'accepted'
  | 'marks'
  | 'points'

/** Errors prevent a save; warnings ask before it. */
export type QuestionProblem = {
  field: QuestionField
  /** The index among the further keys; only for `accepted`. */
  index?: number
  severity: 'error' | 'warning'
  message: string
}

/** The rules that a credit depends on, besides the question and the answer. */
export type CreditRules = {
  /** The part of the points of an answer that is nearly right, from 0 to 1. */
  nearCredit: number
  /** The verdicts that a teacher has given in place of the computed ones, by the canonical text of the answer. */
  overrides: ReadonlyMap<string, Verdict>
}

/** The credit of an answer. `byTeacher` is true if a teacher has set the verdict. */
export type AnswerCredit = { credit: number; verdict?: Verdict; byTeacher?: boolean }

/** The rules of the content of a kind of question, used by the editor and the server. */
export type ContentRules<Content extends QuestionContent> = {
  /** Displayed in the editor and in the messages of an import. */
  label: string
  /** The problems of the fields that only this kind has. */
  findProblems: (content: Content) => QuestionProblem[]
}

/** How the answers of a kind of question are scored. */
export type ScoringRulesOfKind<Content extends QuestionContent> = {
  /** The stored form of a submitted answer, or the reason why it is invalid: 'is not an option of its question'. */
  resolveAnswer: (content: Content, submitted: string) => { answer: string } | { problem: string }
  /** The part of the points that an answer earns, from 0 to 1, and of a typed one the verdict. */
  credit: (content: Content, answer: string, rules: CreditRules) => AnswerCredit
  /** The same answer in the words of a later version of the question. */
  translateAnswer: (before: Content, after: Content, answer: string) => string
}
