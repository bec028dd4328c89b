import type { LessonCheck } from '../../../contract/lessons/lesson-checks.ts'
import type { Verdict } from './verdict.ts'

/** The first answer to a check: its verdict, and the answer as text. */
export type CheckAnswer = { verdict: Verdict; text: string }

export type CheckProps = {
  check: LessonCheck
  number: number
  /** Called with each answer. */
  onAnswer?: ((answer: CheckAnswer) => void) | undefined
  /** Without a button to try again, for a practice, where the exercise returns later. */
  isOnce?: boolean | undefined
}
