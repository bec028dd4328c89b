import { writePhrases } from '../../../contract/arabic/arabic-phrases.ts'
import { MAX_ANSWER_CHARACTERS, MAX_ANSWER_LETTERS } from '../../../contract/exams/questions.ts'

/** The remaining letters are shown from here on. */
const SHOWN_LETTERS = 50
const LETTERS_PER_ROW = 24
const MAX_ROWS = 6

/** Cuts a typed answer at the limit of 200 letters (R-ARABIC-004). An answer has one line. */
export function limitAnswer(text: string): string {
  let limited = text.slice(0, MAX_ANSWER_CHARACTERS).replace(/[\r\n]+/g, ' ')
  while (isOverLimit(limited)) limited = [...limited].slice(0, -1).join('')
  return limited
}

// the same rule as `isTooLong` of the contract, which belongs to the code of the editor
function isOverLimit(text: string): boolean {
  return countLetters(text) > MAX_ANSWER_LETTERS || expand(text).length > MAX_ANSWER_CHARACTERS
}

const expand = (text: string) => writePhrases(text).normalize('NFKC').trim()
const countLetters = (text: string) => [...expand(text).replace(/\p{M}/gu, '')].length

/** How many letters are left, or undefined while the limit is far away. */
export function remainingLetters(text: string): number | undefined {
  const left = MAX_ANSWER_LETTERS - countLetters(text)
  return left <= SHOWN_LETTERS ? Math.max(left, 0) : undefined
}

/** The rows of a field in browsers where it does not grow automatically. */
export function rowsFor(text: string): number {
  return Math.min(MAX_ROWS, 1 + Math.floor(text.length / LETTERS_PER_ROW))
}
