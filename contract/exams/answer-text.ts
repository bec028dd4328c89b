import { exerciseRules } from './kinds/all.ts'
import { readParts } from './kinds/exercise.ts'
import { isExercise, type QuestionContent } from './questions.ts'

/** The answer of a student as a person reads it: the parts of an exercise with what they belong to. */
export function answerText(question: QuestionContent, answer: string): string {
  if (!isExercise(question) || answer === '') return answer
  const parts = exerciseRules(question.kind).review(question.content, readParts(answer) ?? [])
  return parts
    .map(({ label, given }) => [label, given || '–'].filter(Boolean).join(': '))
    .join('; ')
}
