import { startsInArabic } from '../../kit/arabic.ts'

/** The parts that a student hides in the Arabic blocks of lessons. */
export type ReadingChoices = { hidesVowelMarks: boolean; hidesTranslations: boolean }

// vowel marks, signs of recitation and the small letters of the muṣḥaf. The hamza and the maddah of a letter
// (U+0653 to U+0655) belong to the letter
const MARKS =
  '\u0610-\u061a\u064b-\u0652\u0656-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08ff'
const ANY_MARK = new RegExp(`[${MARKS}]`)
const LETTERS = '\u0620-\u063f\u0641-\u064a\u0671-\u06d3'
// a tatweel within a word that only carries a mark, as in مَـٰلِكِ
const CARRIER = new RegExp(`([${LETTERS}][${MARKS}]*)\u0640[${MARKS}\u0653]+(?=[${LETTERS}])`, 'g')
// a maddah that normalisation has not joined to an alif is a sign of recitation
const STRIPPED = new RegExp(`[${MARKS}\u0653]`, 'g')

// nothing but quotations: “…” “…”
const ONLY_QUOTATIONS = /^\s*(?:(?:“[^“”]+”|"[^"]+"|«[^«»]+»)[\s.,;]*)+$/

/** An Arabic text without vowel marks and signs of recitation. Letters stay whole. */
export function stripVowelMarks(text: string): string {
  return text.normalize('NFC').replace(CARRIER, '$1').replace(STRIPPED, '')
}

/**
 * The lines that are translations: nothing but quotations, directly below an Arabic line or another translation.
 * English prose is never one.
 */
function findTranslations(lines: readonly string[]): Set<number> {
  const found = new Set<number>()
  let isBelowArabic = false
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const isTranslation: boolean =
      isBelowArabic && ONLY_QUOTATIONS.test(line) && !startsInArabic(line)
    if (isTranslation) found.add(index)
    isBelowArabic = isTranslation || startsInArabic(line)
  }
  return found
}

const splitLines = (text: string) => text.split(/\r?\n/)

/** The parts of a lesson that can be hidden: vowel marks in Arabic lines, and translations of them. */
export function readingAids(text: string): { vowelMarks: boolean; translations: boolean } {
  const lines = splitLines(text)
  return {
    vowelMarks: lines.some((it) => startsInArabic(it) && ANY_MARK.test(it)),
    translations: findTranslations(lines).size > 0,
  }
}

/** The text of a lesson as a student with these choices reads it. */
export function readableText(text: string, choices: ReadingChoices): string {
  const lines = splitLines(text)
  const hidden = choices.hidesTranslations ? findTranslations(lines) : new Set<number>()
  return lines
    .filter((_, index) => !hidden.has(index))
    .map((it) => (choices.hidesVowelMarks && startsInArabic(it) ? stripVowelMarks(it) : it))
    .join('\n')
}
