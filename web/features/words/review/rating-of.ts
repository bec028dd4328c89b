import type { Verdict } from '../../../../contract/arabic/arabic-verdict.ts'
import type { Rating } from '../../../../contract/words/review-log.ts'
import { areTwins, cardKey } from '../../../../contract/words/word-card.ts'
import type { MyWord } from '../../../../contract/words/words-wire.ts'

/** What a typed answer counts as: nearly right is Hard, a wrong mark on a word that has a twin is Again (R-WORDS-003). */
export function ratingOf(
  word: Pick<MyWord, 'twin' | 'text'>,
  { verdict, given }: { verdict: Verdict; given: string },
): Rating {
  if (verdict === 'wrong') return 1
  if (word.twin && areTwins(cardKey(word.text), cardKey(given))) return 1
  return verdict === 'near' ? 2 : 3
}
