import type { Difference } from '../../../../contract/arabic/arabic-judge.ts'
import { ENGLISH, sentencesOn } from '../../../../contract/arabic/arabic-sentences.ts'
import { ARABIC } from '../../../../contract/arabic/arabic-sentences-ar.ts'
import { locale } from '../../../../messages/m.ts'

/** The sentences about an answer in the language of the page (R-LANG-009); the build of each language has its own only. */
export const sentencesOfPage = (key: string, given: string, differences: readonly Difference[]) =>
  sentencesOn(locale === 'ar' ? ARABIC : ENGLISH, key, given, differences)
