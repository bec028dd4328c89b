import { call, KB } from '../platform/call.ts'
import { id, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { CURRENT_VERSION, type Rating } from './review-log.ts'

// The calls about words that wait for a connection, apart from the others: every page that shows what waits loads them.

const WORDS_PATH = '/api.php'

/** The most reviews of one request (R-WORDS-005). */
export const MAX_REVIEWS = 500

/** Adds words of lessons that the student may read to the own words; one that was set aside or removed is taken up again (R-WORDS-002). */
export const addMyWords = call({
  path: WORDS_PATH,
  action: 'addMyWords',
  access: 'student',
  effect: 'change',
  // the numbers of the words in their lessons
  request: { words: z.array(id).check(z.minLength(1), z.maxLength(60)) },
  response: z.object({ words: z.int() }),
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
