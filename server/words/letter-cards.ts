import { signSound } from '../../contract/letters/letter-sounds.ts'
import { LETTERS } from '../../contract/letters/letters.ts'
import type { PlannedWord } from '../../contract/words/plan-day.ts'
import { packReview, type WordReview, type WordState } from '../../contract/words/review-log.ts'
import { replay } from '../../contract/words/schedule.ts'
import type { MyWord } from '../../contract/words/words-wire.ts'
import type { Locale } from '../../messages/languages.ts'
import { findMedia } from '../lessons/question-media-store.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { readSettings } from '../settings/store.ts'
import { listReviews } from './store.ts'

type LetterCard = {
  card: number
  letter: string
  addedAt: number
  reviews: WordReview[]
  state: WordState
}

/** The letters that a student has met in the track, as numbers of cards; not those that a teacher has given as words. */
export const querySeenLetters = (db: Db, studentId: number) =>
  db
    .selectFrom('letter_progress')
    .innerJoin('word_cards', 'word_cards.card', 'letter_progress.item')
    .select(['word_cards.id as card', 'letter_progress.item as letter'])
    .select('letter_progress.right_at as addedAt')
    .where('letter_progress.student_id', '=', studentId)
    .where('letter_progress.skill', '=', 'seen')
    .where('letter_progress.right_at', '>', 0)
    .where('word_cards.id', 'not in', (it) =>
      it.selectFrom('my_words').select('card_id').where('student_id', '=', studentId),
    )
    .orderBy('letter_progress.id')

/**
 * The letters that a student learns, while the school has the track (R-WORDS-003). They need no rows of their own: they are what the track says
 * was met, and the replay of the log. A letter is never set aside, because nothing is read without it.
 */
export async function listLetterCards(
  db: Db,
  { studentId, timezone }: { studentId: number; timezone: string },
): Promise<LetterCard[]> {
  const letters = await querySeenLetters(db, studentId).execute()
  if (letters.length === 0 || !(await readSettings(db)).lettersTrack) return []
  const cards = letters.map(({ card }) => card)
  const log = await listReviews(db, studentId, cards)
  return letters.map((it) => {
    const reviews = log.get(it.card) ?? []
    return { ...it, reviews, state: replay(reviews, { timezone, takenUpAt: Infinity }) }
  })
}

export const toPlanned = ({ card, addedAt, state }: LetterCard): PlannedWord => ({
  ...{ card, addedAt, state },
})

/** Letters as a page reads own words: the name of each, and how it is said with a fatḥah. */
export async function lettersAsWords(
  { db, mediaSecret }: AppContext,
  cards: readonly LetterCard[],
  { locale, now }: { locale: Locale; now: number },
): Promise<MyWord[]> {
  if (cards.length === 0) return []
  const recorded = await db
    .selectFrom('letter_sounds')
    .select(['name', 'media_id'])
    .where(
      'name',
      'in',
      cards.map(({ letter }) => signSound(letter, 'fatha')),
    )
    .execute()
  const media = await findMedia(
    db,
    recorded.map((it) => it.media_id),
    { mediaSecret, now },
  )
  const sounds = new Map(recorded.map((it) => [it.name, media.get(it.media_id)]))
  return cards.map(({ card, letter, addedAt, reviews, state }) => {
    const info = LETTERS.find((it) => it.letter === letter)
    const { due, first, last } = state
    const sound = sounds.get(signSound(letter, 'fatha'))
    return {
      ...{ id: 0, card, text: letter, letter: true, added: addedAt, lessons: 0 },
      meaning: (locale === 'ar' ? info?.arabicName : info?.name) ?? letter,
      ...(due !== null &&
        first !== null &&
        last !== null && { due, first, last, reviews: reviews.length }),
      log: reviews.map(packReview),
      ...(sound && { sound }),
    }
  })
}
