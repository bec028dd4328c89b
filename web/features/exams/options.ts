import type { ExamQuestion } from '../../../contract/exams.ts'
import { hash } from '../../kit/hash.ts'

/** A question's choices in the order in which they came. */
export function optionsOf(it: ExamQuestion): string[] {
  return [it.answer, it.answer1, it.answer2, it.answer3, it.answer4].filter(Boolean)
}

/** The order that was shown before, as long as the choices are still the same: nobody's options may jump. */
export function keepPreviousOrder(
  options: string[],
  previousOrder: readonly string[] = [],
): string[] {
  const isSame =
    previousOrder.length === options.length && previousOrder.every((it) => options.includes(it))
  return isSame ? [...previousOrder] : options
}

/** An order that says nothing of which is right, and is the same at every look. */
export function shuffleByHash(options: string[]): string[] {
  return [...options].sort((first, second) => hash(first) - hash(second))
}
