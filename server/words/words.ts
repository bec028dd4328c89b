import { DEFAULT_NEW_PER_DAY, planDay } from '../../contract/words/plan-day.ts'
import { packReview, schoolDay } from '../../contract/words/review-log.ts'
import { replay } from '../../contract/words/schedule.ts'
import type { SentReview } from '../../contract/words/sent-later.ts'
import { areTwins } from '../../contract/words/word-card.ts'
import { MAX_MY_WORDS } from '../../contract/words/words.ts'
import type { MyWord } from '../../contract/words/words-wire.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { lockUser } from '../auth/store.ts'
import { findMedia } from '../lessons/question-media-store.ts'
import { toLessonWord } from '../lessons/word-store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { lettersAsWords, listLetterCards, querySeenLetters, toPlanned } from './letter-cards.ts'
import * as store from './store.ts'

type Reader = { studentId: number; timezone: string; now: number }
type ReaderOfPage = Reader & { locale: Locale }

/** How many words a student has to review today, and how many wait (R-WORDS-003). */
export async function wordsDue(db: Db, { studentId, timezone, now }: Reader) {
  const words = [
    ...(await store.listPlanned(db, studentId)),
    ...(await listLetterCards(db, { studentId, timezone })).map(toPlanned),
  ]
  const plan = planDay(words, {
    today: schoolDay(now, timezone),
    newPerDay: await newPerDayOf(db, studentId),
  })
  return { due: plan.due.length, new: plan.fresh.length, later: plan.later, words: words.length }
}

const newPerDayOf = async (db: Db, studentId: number) =>
  (await store.readNewPerDay(db, studentId)) ?? DEFAULT_NEW_PER_DAY

/** Words that are due later come without their log. */
const LOGGED_DAYS = 30

/** The words of a student with their content, sounds and reviews, and the letters. */
export async function myWords(
  school: AppContext,
  { studentId, timezone, now, locale }: ReaderOfPage,
) {
  const { db, mediaSecret } = school
  const words = await store.listMyWords(db, studentId)
  const horizon = schoolDay(now, timezone) + LOGGED_DAYS
  const logged = words.filter((it) => it.due_day !== null && it.due_day <= horizon)
  const reviews = await store.listReviews(
    db,
    studentId,
    logged.map((it) => it.card_id),
  )
  const twins = await findTwins(db, words)
  const sounds = await findSounds(db, words, { mediaSecret, now })
  const letters = await listLetterCards(db, { studentId, timezone })
  const own = words.map((it): MyWord => {
    const sound = sounds.get(it.file)
    return {
      ...toLessonWord(it),
      ...{ added: it.added_at, lessons: Number(it.lessons) },
      ...(it.taken_up_at > 0 && { again: it.taken_up_at }),
      ...(twins.has(it.card) && { twin: true as const }),
      ...stateOf(it),
      ...((it.due_day === null || it.due_day <= horizon) && {
        log: (reviews.get(it.card_id) ?? []).map(packReview),
      }),
      ...(sound && { sound }),
    }
  })
  return {
    newPerDay: await newPerDayOf(db, studentId),
    words: [...own, ...(await lettersAsWords(school, letters, { locale, now }))],
  }
}

/** What the reviews of a word come to, as a page reads it. */
function stateOf({ due_day, first_day, last_day, reviews, is_set_aside }: ListedWord) {
  if (due_day === null || first_day === null || last_day === null) return {}
  return {
    ...{ due: due_day, first: first_day, last: last_day, reviews },
    ...(is_set_aside === 1 && { aside: true as const }),
  }
}

type ListedWord = Awaited<ReturnType<typeof store.listMyWords>>[number]

/** The keys of those words that only their marks tell from another word of the school. */
async function findTwins(db: Db, words: readonly ListedWord[]): Promise<ReadonlySet<string>> {
  const same = Map.groupBy(
    await store.listSameLetters(
      db,
      words.map((it) => it.letters),
    ),
    (it) => it.letters,
  )
  const hasTwin = ({ card, letters }: ListedWord) =>
    same.get(letters)?.some((it) => it.card !== card && areTwins(it.card, card))
  return new Set(words.filter(hasTwin).map(({ card }) => card))
}

/** Sounds by their id; the address of each ends with the access to its class. */
async function findSounds(
  db: Db,
  words: readonly ListedWord[],
  signing: { mediaSecret: string; now: number },
) {
  const byClass = Map.groupBy(
    words.filter(({ file }) => file !== 0),
    (it) => it.class_id,
  )
  const lists = await Promise.all(
    [...byClass].map(([classId, ofClass]) =>
      findMedia(
        db,
        ofClass.map(({ file }) => file),
        { ...signing, classId },
      ),
    ),
  )
  return new Map(lists.flatMap((it) => [...it]))
}

/** Adds words of lessons that the student has opened (R-WORDS-002). Throws 404 for others; declines beyond 3,000 words. */
export async function addMyWords(
  db: Db,
  { studentId, wordIds, timezone, now }: Reader & { wordIds: readonly number[] },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, studentId)
    const ids = [...new Set(wordIds)]
    const readable = await store.findReadableWords(tx, studentId, ids)
    if (readable.length < ids.length) httpError('word_not_found', say('rules_words_not_found'))
    const byId = new Map(readable.map((it) => [it.id, it]))
    const words = ids.flatMap((id) => byId.get(id) ?? [])
    // two lessons can have the same word
    const byCard = new Map(words.map((it) => [it.card_id, it]))
    await store.insertMyWords(tx, studentId, { words: [...byCard.values()], now })
    const count = await store.countMyWords(tx, studentId)
    if (count > MAX_MY_WORDS)
      decline('too_many_words', say('rules_words_too_many_own', { max: MAX_MY_WORDS }))
    await saveStates(tx, { studentId, timezone }, [...byCard.keys()])
    return count
  })
}

/** Takes a word out of the own words; its reviews stay. Throws 404 for one that the student does not have. */
export async function removeMyWord(
  db: Db,
  request: { studentId: number; card: number; now: number },
) {
  await inTransaction(db, async (tx) => {
    if (!(await store.removeMyWord(tx, request)))
      httpError('word_not_found', say('rules_words_not_found'))
  })
}

/**
 * Adds reviews to the log of a student and stores what their words come to (R-WORDS-005). Throws 404, and adds nothing, if one is of a
 * word that is not the student's.
 */
export async function syncReviews(
  db: Db,
  { studentId, reviews, timezone, now }: Reader & { reviews: readonly SentReview[] },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, studentId)
    const cards = new Set(reviews.map(({ word }) => word))
    const own = await store.listTakenUp(tx, studentId, [...cards])
    const letters = own.size < cards.size ? await querySeenLetters(tx, studentId).execute() : []
    const known = new Set([...own.keys(), ...letters.map(({ card }) => card)])
    if ([...cards].some((it) => !known.has(it)))
      httpError('word_not_found', say('rules_words_not_own'))
    const past = reviews.map((it) => ({ ...it, at: Math.min(it.at, now) }))
    const added = await store.insertReviews(tx, studentId, past)
    await saveStates(tx, { studentId, timezone }, [...new Set(added)])
    return added.length
  })
}

/** Replays the log of these words. The student must be locked. */
async function saveStates(
  tx: Tx,
  { studentId, timezone }: Pick<Reader, 'studentId' | 'timezone'>,
  cards: readonly number[],
) {
  const reviews = await store.listReviews(tx, studentId, cards)
  for (const [card, takenUpAt] of await store.listTakenUp(tx, studentId, cards)) {
    const state = replay(reviews.get(card) ?? [], { timezone, takenUpAt })
    await store.saveState(tx, { studentId, card, state })
  }
}

const SHOWN_WORDS = 50

/** The words of a class that its students forget most, and for whom they are set aside (R-WORDS-005, R-WORDS-006). */
export async function forgottenWords(db: Db, classId: number) {
  const words = await store.listForgotten(db, classId, SHOWN_WORDS)
  const setAside = await store.listSetAside(
    db,
    classId,
    words.map(({ card }) => card),
  )
  return words.map(({ card, text, meaning, students, reviews, failures }) => ({
    ...{ word: card, text: text ?? '', meaning: meaning ?? '' },
    ...{ students: Number(students), reviews: Number(reviews), failures: Number(failures) },
    setAside: setAside.get(card) ?? [],
  }))
}
