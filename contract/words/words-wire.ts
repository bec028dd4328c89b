import type { QuestionMedia } from '../exams/questions.ts'
import * as z from '../platform/zod.ts'
import type { PackedReview } from './review-log.ts'
import type { WordContent } from './word-content.ts'

/** A word of a lesson as a student reads it. Texts that it does not have are absent. */
export type LessonWord = Partial<WordContent> & {
  /** The number of the word in its lesson, and of its card, which the same word of other lessons shares. */
  id: number
  card: number
  text: string
  meaning: string
  /** True if the student has it among the own words. */
  mine?: true
}

/** A word that the student learns, or a letter. */
export type MyWord = LessonWord & {
  /** Unix seconds; `again` is when the student took it up again after it was set aside. */
  added: number
  /** True for a letter that was met in the track; its meaning is its name. It is never set aside. */
  letter?: true
  again?: number
  /** True if another word has the same letters with other marks. */
  twin?: true
  /** The lessons that the student opened and that have it. */
  lessons: number
  /** What its reviews come to, as `WordState` has it; absent before the first review. */
  due?: number
  first?: number
  last?: number
  reviews?: number
  aside?: true
  /** Its reviews; absent for a word that is not due within the next month. */
  log?: PackedReview[]
  sound?: QuestionMedia
}

// pages need no limits of what the server sends
const listOf = <T>() => z.array(z.unknown()) as unknown as z.ZodMiniType<T[], T[]>

export const lessonWordsWire = listOf<LessonWord>()
export const myWordsWire = listOf<MyWord>()
