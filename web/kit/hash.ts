import { coverColourOfId } from '../../contract/cover-colour.ts'

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
const FIRST_LETTER = /[\u0621-\u063a\u0641-\u064a]/
const ARTICLE = /(^|\s)[اٱ]ل(?=[\u0621-\u064a])/u
const MARKS = /[\u064b-\u0652\u0670ـ]/g
const PLAIN: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ؤ: 'و', ئ: 'ي', ى: 'ي', ة: 'ه' }

/** The cover colour, 1 to 6. Consecutive ids have different colours; a name is hashed. */
export function coverColour(id: string | number) {
  return coverColourOfId(typeof id === 'number' ? id : hash(id))
}

/** The first letter of the Arabic part of a text without its article and without hamza; undefined without Arabic. */
export function firstArabicLetter(text: string): string | undefined {
  const first = FIRST_LETTER.exec(text.replace(MARKS, '').replace(ARTICLE, '$1'))?.[0]
  return first && (PLAIN[first] ?? first)
}

/** The cover letter: the first letter of the Arabic part of the title without its article, else one chosen by the seed. */
export function coverLetter(seed: string, title = '') {
  const first = firstArabicLetter(title)
  if (first) return first
  return SEEDED_LETTERS[hash(seed) % SEEDED_LETTERS.length] ?? 'ن'
}
