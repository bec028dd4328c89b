import { dayNumber } from '../platform/school-time.ts'

/** The hour at which a day of reviews begins in the school's time zone. */
const START_HOUR = 4
/** A word that failed so often is set aside (R-WORDS-005). */
export const LEECH_FAILURES = 8
/** The version of the parameters that new reviews are made with. */
export const CURRENT_VERSION = 1

/** Forgotten, remembered with difficulty, remembered, easy; 0 for a row that undoes another one. */
export type Rating = 0 | 1 | 2 | 3 | 4

/** A row of the log of reviews, which is only ever added to (R-WORDS-004). */
export type WordReview = {
  rating: Rating
  /** Unix seconds. */
  at: number
  /** Made by the device, unique for the student. */
  id: string
  version: number
  /** The id of the review that this one undoes. */
  undoes?: string
}

/** A review as it is sent to pages: time, rating, id, version and, of one that undoes another, the id of that. */
export type PackedReview =
  | [number, Rating, string, number]
  | [number, Rating, string, number, string]

export const packReview = ({ at, rating, id, version, undoes }: WordReview): PackedReview =>
  undoes ? [at, rating, id, version, undoes] : [at, rating, id, version]

export const unpackReview = ([at, rating, id, version, undoes]: PackedReview): WordReview => ({
  ...{ at, rating, id, version },
  ...(undoes && { undoes }),
})

/** The day of a time in the school, which begins at 04:00, as a number since 1970. */
export const schoolDay = (at: number, timezone: string): number =>
  dayNumber(at, timezone, START_HOUR)

/** What the reviews of a word come to. Days are numbers of school days. */
export type WordState = {
  /** Null for a word that was never reviewed. */
  due: number | null
  /** The days of the first and last review. */
  first: number | null
  last: number | null
  /** Reviews that count, and those of them that failed since the word was taken up (again). */
  reviews: number
  failures: number
  /** Failed eight times: no longer asked until the student takes it up again (R-WORDS-005). */
  isSetAside: boolean
}
