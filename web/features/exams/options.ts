import type { QuestionWithOptions } from '../../../contract/exams/exams.ts'
import { hash } from '../../kit/hash.ts'

/** The options of a question in the order of the response. */
export function optionsOf(it: QuestionWithOptions): string[] {
  return [it.answer, it.answer1, it.answer2, it.answer3, it.answer4].filter(Boolean)
}

/** The previous order if the options are the same, so that they do not move. */
export function keepPreviousOrder(
  options: string[],
  previousOrder: readonly string[] = [],
): string[] {
  const isSame =
    previousOrder.length === options.length && previousOrder.every((it) => options.includes(it))
  return isSame ? [...previousOrder] : options
}

/** An order that does not reveal the correct option and does not change. */
export function shuffleByHash(options: string[]): string[] {
  return [...options].sort((first, second) => hash(first) - hash(second))
}
