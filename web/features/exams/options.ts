import type { ExamQuestion } from '../../../contract/exams.ts'
import { hash } from '../../kit/hash.ts'

/** A question's choices in the order in which they came. */
export function optionsOf(it: ExamQuestion): string[] {
  return [it.answer, it.answer1, it.answer2, it.answer3, it.answer4].filter(Boolean)
}

/** The order that was shown before, as long as the choices are still the same: nobody's options may jump. */
export function inKnownOrder(options: string[], known: readonly string[] = []): string[] {
  const isSame = known.length === options.length && known.every((it) => options.includes(it))
  return isSame ? [...known] : options
}

/** An order that says nothing of which is right, and is the same at every look. */
export function inAnyOrder(options: string[]): string[] {
  return [...options].sort((one, other) => hash(one) - hash(other))
}
