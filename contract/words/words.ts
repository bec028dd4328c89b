import { call, KB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { MAX_NEW_PER_DAY } from './plan-day.ts'
import { CURRENT_VERSION, type Rating } from './review-log.ts'
import { myWordsWire } from './words-wire.ts'

const WORDS_PATH = '/api.php'

/** The most reviews of one request (R-WORDS-005). */
export const MAX_REVIEWS = 500
/** The most words of one student. */
export const MAX_MY_WORDS = 3_000

const wordCounts = {
  // asked today: repetitions and new words; due ones that wait for the next days
  due: z.int(),
  new: z.int(),
  later: z.int(),
  // all words of the student
  words: z.int(),
}

/** How many words the student has to review today (R-WORDS-003). */
export const getWordsDue = call({
  method: 'POST',
  path: WORDS_PATH,
  action: 'getWordsDue',
  access: 'student',
  effect: 'read',
  response: z.object(wordCounts),
})

/** The words of the student with their reviews. */
export const getMyWords = call({
  method: 'POST',
  path: WORDS_PATH,
  action: 'getMyWords',
  access: 'student',
  effect: 'read',
  response: withFieldNames(z.object({ new_per_day: z.int(), words: myWordsWire }), {
    newPerDay: 'new_per_day',
  }),
})

/** Adds words of lessons that the student may read to the own words; one that was set aside or removed is taken up again (R-WORDS-002). */
export const addMyWords = call({
  method: 'POST',
  path: WORDS_PATH,
  action: 'addMyWords',
  access: 'student',
  effect: 'change',
  // the numbers of the words in their lessons
  request: { words: z.array(id).check(z.minLength(1), z.maxLength(60)) },
  response: z.object({ words: z.int() }),
})

/** Takes a word out of the own words. Its reviews stay, and count if it is added again. */
export const removeMyWord = call({
  method: 'POST',
  path: WORDS_PATH,
  action: 'removeMyWord',
  access: 'student',
  effect: 'change',
  request: { word: id },
  response: z.null(),
})

/** How many new words a day the student wants (R-WORDS-003). */
export const setWordsPerDay = call({
  method: 'POST',
  path: WORDS_PATH,
  action: 'setWordsPerDay',
  access: 'student',
  effect: 'change',
  request: { new_per_day: count.check(z.maximum(MAX_NEW_PER_DAY)) },
  response: z.null(),
})

const reviewId = z.string().check(z.regex(/^[\w-]{8,64}$/))

const review = z.object({
  id: reviewId,
  // the card of the word
  word: id,
  rating: z.int().check(z.minimum(0), z.maximum(4)) as unknown as z.ZodMiniType<Rating, Rating>,
  at: unixSeconds,
  version: z._default(z.int().check(z.minimum(1), z.maximum(CURRENT_VERSION)), CURRENT_VERSION),
  // the review that this one undoes; its rating is 0
  undoes: z.optional(reviewId),
})
export type SentReview = z.output<typeof review>

/**
 * Adds reviews to the log of the student (R-WORDS-005). One with a known id changes nothing, a time after now is now, and a word that is
 * not among the student's own refuses the request.
 */
export const syncReviews = call({
  method: 'POST',
  path: WORDS_PATH,
  action: 'syncReviews',
  access: 'student',
  effect: 'change',
  // 500 reviews of six fields each
  bodyLimits: { bytes: 256 * KB, fields: 4_000, depth: 5 },
  request: { reviews: z.array(review).check(z.minLength(1), z.maxLength(MAX_REVIEWS)) },
  // how many of them are new
  response: z.object({ added: z.int() }),
})

/** The own words and their sounds as a zip file that Anki imports, in base64 (R-WORDS-007). */
export const exportMyWords = call({
  method: 'POST',
  path: WORDS_PATH,
  action: 'exportMyWords',
  access: 'student',
  effect: 'read',
  response: z.object({ zip: z.string() }),
})
