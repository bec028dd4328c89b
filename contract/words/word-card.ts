import { judgeAnswer } from '../arabic/arabic.ts'
import { canonicalText } from '../arabic/arabic-text.ts'

// punctuation around a word is no part of it
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu

/** The identity of a word across lessons: its text with its marks, in one spelling. كَتَبَ and كُتُب are two (R-WORDS-001). */
export const cardKey = (text: string): string =>
  canonicalText(text).replace(EDGES, '').toLowerCase()

/** The letters of a word without its marks: words that share them may be twins. */
export const lettersOf = (key: string): string => key.replace(/\p{M}/gu, '')

/** True for two words that only their marks tell apart: كَتَبَ and كُتُب, but not كِتَاب and كتاب. */
export const areTwins = (one: string, other: string): boolean =>
  lettersOf(one) === lettersOf(other) && judgeAnswer(one, other).verdict !== 'right'
