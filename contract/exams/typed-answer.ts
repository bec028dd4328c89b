import { writePhrases } from '../arabic/arabic-phrases.ts'
import { MAX_ANSWER_CHARACTERS, MAX_ANSWER_LETTERS } from './question-kind-names.ts'

// separate from the comparison of answers, which a page needs only when it compares one

export { MAX_ANSWER_LETTERS }

export const verdicts = ['right', 'near', 'wrong'] as const

/** The most keys of a question besides its answer. */
export const MAX_ACCEPTED_KEYS = 5

/** Whether an answer or a key has more than 200 letters; diacritics are not counted, up to two of each letter. */
export function isTooLong(text: string): boolean {
  // a ligature has several letters
  const expanded = writePhrases(text).normalize('NFKC').trim()
  const letters = [...expanded.replace(/\p{M}/gu, '')].length
  return letters > MAX_ANSWER_LETTERS || expanded.length > MAX_ANSWER_CHARACTERS
}
