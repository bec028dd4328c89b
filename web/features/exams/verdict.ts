import type { ExamQuestion, TypedResult } from '../../../contract/exams/exams.ts'

export type Verdict = TypedResult['verdict']

/** The verdict on the answer of a marked question; an absent answer is wrong. */
export function verdictOf(question: ExamQuestion, chosenOption: string): Verdict {
  if (question.kind === 'typed') return question.typed?.verdict ?? 'wrong'
  return chosenOption === question.answer ? 'right' : 'wrong'
}
