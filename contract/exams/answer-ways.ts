import * as z from '../platform/zod.ts'

/** The ways in which the theory part of an exam can be answered (R-VOICE-001). */
export const ANSWER_WAYS = ['text', 'image', 'voice'] as const
export type AnswerWay = (typeof ANSWER_WAYS)[number]

/** Those of an exam that says nothing else. */
export const DEFAULT_WAYS: readonly AnswerWay[] = ['text', 'image']

/** The longest text to be read aloud: five minutes of reading, with vowel marks. */
export const MAX_READING = 10_000

export const answerWays = z.array(z.enum(ANSWER_WAYS)).check(z.minLength(1), z.maxLength(3))

/** The text of a column: '' for the default. */
export const toStoredWays = (ways: readonly AnswerWay[]): string => {
  const stored = ANSWER_WAYS.filter((it) => ways.includes(it)).join(',')
  return stored === DEFAULT_WAYS.join(',') ? '' : stored
}

export const readWays = (stored: string): readonly AnswerWay[] =>
  stored === '' ? DEFAULT_WAYS : ANSWER_WAYS.filter((it) => stored.split(',').includes(it))
