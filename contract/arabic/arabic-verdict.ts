import type { SpellingKind } from './arabic-spelling.ts'

export type MarkKind = 'mark-missing' | 'mark-wrong' | 'shadda-missing' | 'shadda-extra'
/** The ear cannot tell these (R-ARABIC-013). */
export type UnheardKind = 'silent-alif' | 'tanwin-alif' | 'dagger-written' | 'dagger-missing'
export type WordKind = 'word' | 'word-missing' | 'word-extra' | 'word-order'
export type ErrorKind =
  | WordKind
  | 'letter'
  | 'letter-missing'
  | 'letter-extra'
  | 'empty'
  | 'not-arabic'
/** Those of `ErrorKind` make an answer wrong; with the others it is near. */
export type DifferenceKind = SpellingKind | UnheardKind | 'space' | MarkKind | ErrorKind
/** `at` counts the characters of the canonical key before the place, without diacritics. */
export type Difference = { at: number; kind: DifferenceKind; want: string; got: string }
export type Verdict = 'right' | 'near' | 'wrong'
/**
 * Whether an answer may leave out the diacritics of its key, all or all but those of the last letter of each word (R-ARABIC-003).
 * Diacritics that contradict the key count in each.
 */
export type DiacriticsRule = 'free' | 'ending' | 'asked'
