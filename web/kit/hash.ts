import { coverColourOfId } from '../../contract/classes/cover-colour.ts'
import { firstArabicLetter } from '../../contract/settings/school-letter.ts'

/** A stable hash of a text (FNV-1a), for choosing a colour or a letter. */
export function hash(text: string | number) {
  let result = 0x811c9dc5
  for (const character of String(text)) {
    result ^= character.codePointAt(0) ?? 0
    result = Math.imul(result, 0x01000193) >>> 0
  }
  return result
}

/** Letters of covers without an Arabic title: with dots, which are drawn in gold. */
const SEEDED_LETTERS = [...'نقفبتثجخضظغشزي']

/** The cover colour, 1 to 6. Consecutive ids have different colours; a name is hashed. */
export function coverColour(id: string | number) {
  return coverColourOfId(typeof id === 'number' ? id : hash(id))
}

/** The cover letter: the first letter of the Arabic part of the title without its article, else one chosen by the seed. */
export function coverLetter(seed: string, title = '') {
  const first = firstArabicLetter(title)
  if (first) return first
  return SEEDED_LETTERS[hash(seed) % SEEDED_LETTERS.length] ?? 'ن'
}
