import { writePhrases } from '../arabic/arabic-phrases.ts'
import { MAX_ANSWER_CHARACTERS, MAX_ANSWER_LETTERS } from './answers.ts'

/** Whether an answer or a key has more than 200 letters; diacritics are not counted, up to two of each letter. */
export function isTooLong(text: string): boolean {
  // a ligature has several letters
  const expanded = writePhrases(text).normalize('NFKC').trim()
  const letters = [...expanded.replace(/\p{M}/gu, '')].length
  return letters > MAX_ANSWER_LETTERS || expanded.length > MAX_ANSWER_CHARACTERS
}

/** Whether a key has nothing that an answer could be compared with: only diacritics, tatweel and invisible characters. */
export const isOnlyMarks = (text: string): boolean =>
  /^[\p{M}\p{DI}\s\u0640\u06e5\u06e6]*$/u.test(text)

/** Whether a text contains Arabic letters. */
export const hasArabicLetters = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

/** Whether an answer has letters, but no Arabic ones: pointed out before the submission (R-ARABIC-007). */
export const isLatinAnswer = (given: string): boolean =>
  /\p{L}/u.test(given) && !hasArabicLetters(given)
