import type { Generated } from 'kysely'
import type { Rating } from '../../contract/words/review-log.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    my_words: MyWordsTable
    word_reviews: WordReviewsTable
    word_settings: WordSettingsTable
  }
}

/** A word that a student learns. The columns from `due_day` on are what the replay of its reviews came to. */
type MyWordsTable = {
  id: Generated<number>
  student_id: number
  card_id: number
  /** The word of the lesson from which it was added: its content. */
  word_id: number
  added_at: number
  removed_at: number | null
  /** When the student took it up again after it was set aside; failures before count no more. */
  taken_up_at: Generated<number>
  /** School days since 1970, null before the first review. */
  due_day: number | null
  first_day: number | null
  last_day: number | null
  reviews: Generated<number>
  failures: Generated<number>
  is_set_aside: Generated<number>
}

/** The log of reviews: rows are added, never changed (R-WORDS-004). */
type WordReviewsTable = {
  id: Generated<number>
  student_id: number
  card_id: number
  /** Made by the device. */
  review_id: string
  rating: Rating
  at: number
  version: number
  /** The id of the review that this one undoes; '' for none. */
  undoes: Generated<string>
}

type WordSettingsTable = {
  id: Generated<number>
  student_id: number
  new_per_day: number
}
