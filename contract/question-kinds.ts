import type { QuestionKind } from './question-kind-names.ts'

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

/** The content of a question, by kind. */
export type QuestionContent = ChoiceContent

/** The fields of a question that a problem can name. */
export type QuestionField =
  | 'question'
  | 'answer'
  | 'option1'
  | 'option2'
  | 'option3'
  | 'option4'
  | 'points'

/** Errors prevent a save; warnings ask before it. */
export type QuestionProblem = {
  field: QuestionField
  severity: 'error' | 'warning'
  message: string
}

/** The rules of a kind of question, used by the editor, the server and the result. */
type QuestionKindRules<Content extends QuestionContent> = {
  /** In the editor and in the messages of an import. */
  label: string
  /** The columns of a CSV file that this kind uses besides `kind`, `question` and the common ones. */
  csvColumns: readonly QuestionField[]
  /** The problems of the fields that only this kind has. */
  findProblems: (content: Content) => QuestionProblem[]
  /** The stored form of a submitted answer; null if it is no possible answer. */
  resolveAnswer: (content: Content, submitted: string) => string | null
  /** The part of the points that an answer earns, from 0 to 1. */
  credit: (content: Content, answer: string) => number
  /** The same answer in the words of a later version of the question. */
  translateAnswer: (before: Content, after: Content, answer: string) => string
}

const OPTION_FIELDS = ['answer', 'option1', 'option2', 'option3', 'option4'] as const

/** The options of a question, the correct one first, without blanks and duplicates. */
export function distinctOptions(content: Omit<ChoiceContent, 'kind'>): string[] {
  return [...new Set(OPTION_FIELDS.map((field) => content[field].trim()).filter(Boolean))]
}

/** Compares an answer with the correct one, ignoring surrounding spaces and the kind of line ends. */
export function isSameAnswer(correct: string, submitted: string | undefined): boolean {
  return submitted !== undefined && normalizeAnswer(submitted) === normalizeAnswer(correct)
}

// forms send a line end as CRLF, JSON as LF
function normalizeAnswer(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

const choice: QuestionKindRules<ChoiceContent> = {
  label: 'Choice',
  csvColumns: OPTION_FIELDS,
  findProblems: (content) => [...findEqualOptions(content), ...findLonelyAnswer(content)],
  resolveAnswer: (content, submitted) =>
    distinctOptions(content).find((it) => isSameAnswer(it, submitted)) ?? null,
  credit: ({ answer }, submitted) => (isSameAnswer(answer, submitted) ? 1 : 0),
  translateAnswer: (before, after, answer) => {
    if (distinctOptions(after).some((it) => isSameAnswer(it, answer))) return answer
    // the wording of the chosen option was changed
    const field = OPTION_FIELDS.find((it) => isSameAnswer(before[it], answer))
    return (field && after[field].trim()) || answer
  },
}

function findEqualOptions(content: ChoiceContent): QuestionProblem[] {
  return OPTION_FIELDS.slice(1).flatMap((field, index) => {
    const text = content[field].trim()
    const isEqual = OPTION_FIELDS.slice(0, index + 1).some((it) => isSameAnswer(content[it], text))
    if (text === '' || !isEqual) return []
    const message = isSameAnswer(content.answer, text)
      ? 'This is the correct answer again. Write a wrong one.'
      : 'This option is there twice.'
    return [{ field, severity: 'error', message }]
  })
}

function findLonelyAnswer(content: ChoiceContent): QuestionProblem[] {
  const isLonely = content.answer.trim() !== '' && distinctOptions(content).length === 1
  if (!isLonely) return []
  const message = 'There is only one option, so every student is right. Add a wrong option.'
  return [{ field: 'option1', severity: 'warning', message }]
}

/** The rules of every kind. Server and site decide by these rules, not by the name of a kind. */
export const QUESTION_KINDS: {
  [K in QuestionKind]: QuestionKindRules<Extract<QuestionContent, { kind: K }>>
} = { choice }

/** The problems of a question: missing texts, and those of its kind. */
export function findQuestionProblems(content: QuestionContent): QuestionProblem[] {
  const problems: QuestionProblem[] = []
  if (content.question.trim() === '')
    problems.push({ field: 'question', severity: 'error', message: 'Enter the question.' })
  if (content.answer.trim() === '')
    problems.push({ field: 'answer', severity: 'error', message: 'Enter the correct answer.' })
  return [...problems, ...QUESTION_KINDS[content.kind].findProblems(content)]
}
