import { canonicalText } from '../arabic/arabic-text.ts'

// punctuation around a word is no part of it
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu

/** The identity of a word across lessons: its text with its marks, in one spelling. كَتَبَ and كُتُب are two (R-WORDS-001). */
export const cardKey = (text: string): string =>
  canonicalText(text).replace(EDGES, '').toLowerCase()

/** The letters of a word without its marks: words that share them may be twins. */
export const lettersOf = (key: string): string => key.replace(/\p{M}/gu, '')

const LETTER = /[^\p{M}](\p{M}*)/gu
/** The small alif says no other vowel than the fatḥah that may stand before it. */
const SMALL_ALIF = /\u0670/g
const marksOf = (key: string) =>
  [...key.replace(SMALL_ALIF, '').matchAll(LETTER)].map(([, marks = '']) =>
    [...marks].sort().join(''),
  )

/**
 * True for two words that only their marks tell apart: كَتَبَ and كُتُب, دَرَسَ and دَرَّسَ, but not كِتَاب and كتاب. A letter without marks can be
 * either.
 */
export function areTwins(one: string, other: string): boolean {
  if (lettersOf(one) !== lettersOf(other)) return false
  const marks = marksOf(other)
  return marksOf(one).some((it, index) => it !== '' && marks[index] !== '' && it !== marks[index])
}
