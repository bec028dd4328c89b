import type { JudgedAnswer } from '../../../../contract/exams/judge-typed.ts'
import type { Rating } from '../../../../contract/words/review-log.ts'
import { areTwins, cardKey } from '../../../../contract/words/word-card.ts'
import type { MyWord } from '../../../../contract/words/words-wire.ts'

/** What a typed answer counts as: nearly right is Hard, a wrong mark on a word that has a twin is Again (R-WORDS-003). */
export function ratingOf(
  word: Pick<MyWord, 'twin' | 'text'>,
  {
    verdict,
    differences,
    given,
  }: Pick<JudgedAnswer, 'verdict' | 'differences'> & { given: string },
): Rating {
  if (verdict === 'wrong') return 1
  // a final sukūn is the pausal form, which is right
  const written = cardKey(given).replace(/\u0652$/, '')
  const hasWrongMark =
    areTwins(cardKey(word.text), written) ||
    differences.some(({ kind }) => kind === 'mark-wrong' || kind === 'shadda-extra')
  if (word.twin && hasWrongMark) return 1
  return verdict === 'near' ? 2 : 3
}
