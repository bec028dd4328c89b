import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { MAX_NEW_PER_DAY } from './plan-day.ts'
import { myWordsWire } from './words-wire.ts'

const WORDS_PATH = '/api.php'

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
  path: WORDS_PATH,
  action: 'getWordsDue',
  access: 'student',
  effect: 'read',
  response: z.object(wordCounts),
})

/** The words of the student with their reviews. */
export const getMyWords = call({
  path: WORDS_PATH,
  action: 'getMyWords',
  access: 'student',
  effect: 'read',
  response: withFieldNames(z.object({ new_per_day: z.int(), words: myWordsWire })),
})

/** Takes a word out of the own words. Its reviews stay, and count if it is added again. */
export const removeMyWord = call({
  path: WORDS_PATH,
  action: 'removeMyWord',
  access: 'student',
  effect: 'change',
  request: { word: id },
})

/** How many new words a day the student wants (R-WORDS-003). */
export const setWordsPerDay = call({
  path: WORDS_PATH,
  action: 'setWordsPerDay',
  access: 'student',
  effect: 'change',
  request: { new_per_day: count.check(z.maximum(MAX_NEW_PER_DAY)) },
})

/** The own words and their sounds as a zip file that Anki imports, in base64 (R-WORDS-007). */
export const exportMyWords = call({
  path: WORDS_PATH,
  action: 'exportMyWords',
  access: 'student',
  effect: 'read',
  response: z.object({ zip: z.string() }),
})
