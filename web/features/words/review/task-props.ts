import type { Rating } from '../../../../contract/words/review-log.ts'
import type { MyWord } from '../../../../contract/words/words-wire.ts'

/** A word that is asked in one of the ways. */
export type TaskProps = {
  word: MyWord
  /** The texts of all own words, for wrong options. */
  texts: readonly string[]
  onRate: (rating: Rating) => void
}
