import type {
  ChoiceContent,
  ContentRules,
  QuestionContent,
  QuestionProblem,
} from './question-content.ts'
import type { QuestionKind } from './question-kind-names.ts'
import { typed } from './typed-question.ts'

export const OPTION_FIELDS = ['answer', 'option1', 'option2', 'option3', 'option4'] as const

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

const choice: ContentRules<ChoiceContent> = {
  label: 'Choose an option',
  findProblems: (content) => [...findEqualOptions(content), ...findLonelyAnswer(content)],
}

function findEqualOptions(content: ChoiceContent): QuestionProblem[] {
  return OPTION_FIELDS.slice(1).flatMap((field, index) => {
    const text = content[field].trim()
    const isEqual = OPTION_FIELDS.slice(0, index + 1).some((it) => isSameAnswer(content[it], text))
    if (text === '' || !isEqual) return []
    const message = isSameAnswer(content.answer, text)
      ? 'This is the correct answer again. Write a wrong one.'
      : 'This option appears twice.'
    return [{ field, severity: 'error', message }]
  })
}

function findLonelyAnswer(content: ChoiceContent): QuestionProblem[] {
  const isLonely = content.answer.trim() !== '' && distinctOptions(content).length === 1
  if (!isLonely) return []
  const message = 'There is only one option, so every student is right. Add a wrong option.'
  return [{ field: 'option1', severity: 'warning', message }]
}

/** The rules of the content of every kind. Server and site decide by these rules, not by the name of a kind. */
export const QUESTION_KINDS: {
  [K in QuestionKind]: ContentRules<Extract<QuestionContent, { kind: K }>>
} = { choice, typed }

/** The problems of a question: missing texts, and those of its kind. */
export function findQuestionProblems(content: QuestionContent): QuestionProblem[] {
  const problems: QuestionProblem[] = []
  if (content.question.trim() === '')
    problems.push({ field: 'question', severity: 'error', message: 'Enter the question.' })
  if (content.answer.trim() === '')
    problems.push({ field: 'answer', severity: 'error', message: 'Enter the correct answer.' })
  // the type checker does not relate the kind of a union's member to its rules
  const rules = QUESTION_KINDS[content.kind] as unknown as ContentRules<QuestionContent>
  return [...problems, ...rules.findProblems(content)]
}
