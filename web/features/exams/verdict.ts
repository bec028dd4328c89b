import type { ExamQuestion, TypedResult } from '../../../contract/exams/exams.ts'
import { isExerciseKind } from '../../../contract/exams/kinds/contents.ts'

export type Verdict = TypedResult['verdict']

/** The verdict on the answer of a marked question; an absent answer is wrong. */
export function verdictOf(question: ExamQuestion, chosenOption: string): Verdict {
  const { kind = 'choice', typed, earned = 0, points = 1 } = question
  if (kind === 'typed' || kind === 'dictation') return typed?.verdict ?? 'wrong'
  // the parts of an exercise can be right in part
  if (isExerciseKind(kind)) return earned >= points ? 'right' : earned > 0 ? 'near' : 'wrong'
  return chosenOption === question.answer ? 'right' : 'wrong'
}
