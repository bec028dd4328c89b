import { LETTERS, type Shape, type Sign } from '../../../contract/letters/letters.ts'
import { inLatin, spelledOut } from '../../../contract/letters/read-aloud.ts'
import { locale, m } from '../../../messages/m.ts'

export const SHAPE_NAMES: Record<Shape, string> = {
  isolated: m.letters_shape_isolated(),
  initial: m.letters_shape_initial(),
  medial: m.letters_shape_medial(),
  final: m.letters_shape_final(),
}

export const SIGN_NAMES: Record<Sign, string> = {
  fatha: m.letters_sign_fatha(),
  kasra: m.letters_sign_kasra(),
  damma: m.letters_sign_damma(),
  sukun: m.letters_sign_sukun(),
  shadda: m.letters_sign_shadda(),
  tanwin: m.letters_sign_tanwin(),
}

const isArabic = locale === 'ar'

/** The name of a letter in the language of the page. */
export const letterName = (letter: string): string => {
  const found = LETTERS.find((it) => it.letter === letter)
  return (isArabic ? found?.arabicName : found?.name) ?? letter
}

/** How a word is read: in Latin letters, in Arabic letter by letter. */
export const readingOf = (text: string): string => (isArabic ? spelledOut(text) : inLatin(text))
export const READING_LANGUAGE = isArabic ? 'ar' : undefined
