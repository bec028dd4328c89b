import type { QuestionMedia } from '../../../../../contract/exams/questions.ts'

/** The props of the field in which an exercise of a kind is answered. */
export type ExerciseAnswerProps<Public> = {
  content: Public
  /** The pictures and sounds that the content names. */
  files: readonly QuestionMedia[]
  /** The name of its first control, by which a blank exercise is found. */
  name: string
  /** The answer, a text for each part; shorter before the later parts are answered. */
  parts: readonly string[]
  /** The id of the error below it. */
  errorId: string | undefined
  onChange: (parts: string[]) => void
}

/** A copy of the parts with one replaced. */
export function withPart(parts: readonly string[], index: number, text: string): string[] {
  const next = Array.from({ length: Math.max(parts.length, index + 1) }, (_, i) => parts[i] ?? '')
  next[index] = text
  return next
}
