import { MAX_ANSWER_CHARACTERS } from './question-kind-names.ts'

// apart from the comparison of answers, which a page needs only when it compares one

export const verdicts = ['right', 'near', 'wrong'] as const

/** The most letters of a typed answer and of a key (R-ARABIC-004). */
export const MAX_ANSWER_LETTERS = 200
/** The most keys of a question besides its answer. */
export const MAX_ACCEPTED_KEYS = 5

/** Whether an answer or a key has more than 200 letters; diacritics are not counted, up to two of each letter. */
export function isTooLong(text: string): boolean {
  // a ligature has several letters
  const expanded = text.normalize('NFKC').trim()
  const letters = [...expanded.replace(/\p{M}/gu, '')].length
  return letters > MAX_ANSWER_LETTERS || expanded.length > MAX_ANSWER_CHARACTERS
}

/** Whether a text contains Arabic letters. */
export const hasArabicLetters = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

/** Whether an answer has letters, but no Arabic ones: pointed out before the submission (R-ARABIC-007). */
export const isLatinAnswer = (given: string): boolean =>
  /\p{L}/u.test(given) && !hasArabicLetters(given)
