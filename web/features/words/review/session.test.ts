import { expect, test } from 'vitest'
import { judgeTypedAnswer } from '../../../../contract/exams/judge-typed.ts'
import { heardOptions } from '../../../../contract/words/heard-options.ts'
import { schoolDay, type WordReview } from '../../../../contract/words/review-log.ts'
import { replay } from '../../../../contract/words/schedule.ts'
import type { MyWord } from '../../../../contract/words/words-wire.ts'
import { ratingOf } from './rating-of.ts'
import {
  afterRating,
  learnedWords,
  modeOf,
  planToday,
  tasksOf,
  withLocalReviews,
} from './session.ts'

const ZONE = 'Africa/Lagos'
const NOW = Date.UTC(2026, 10, 28, 11) / 1000
const DAY = 86_400

let cards = 0
const wordOf = (text: string, more: Partial<MyWord> = {}): MyWord => ({
  ...{ id: ++cards, card: cards, text, meaning: 'a meaning', added: 1, lessons: 1, log: [] },
  ...more,
})
const sound = { sound: { url: 'x' } as NonNullable<MyWord['sound']> }

test('a phone without a connection plans with its own reviews, each counted once (R-WORDS-003, R-WORDS-004)', () => {
  const [today, before] = [schoolDay(NOW, ZONE), schoolDay(NOW, ZONE) - 3]
  const known = { rating: 3, at: NOW - 3 * DAY, id: 'review-one', version: 1 } as const
  const word = wordOf('كِتَابٌ', {
    ...{ due: today, first: before, last: before, reviews: 1 },
    log: [[known.at, 3, 'review-one', 1]],
  })
  const later = wordOf('قَلَمٌ', { due: today + 60, first: before, last: before, reviews: 4 })
  delete later.log
  const planned = (local: WordReview[]) => {
    const reviews = new Map([
      [word.card, local],
      [later.card, local],
    ])
    const learned = withLocalReviews(learnedWords([word, later]), reviews, {
      timezone: ZONE,
      replay,
    })
    return planToday(learned, { now: NOW, timezone: ZONE, newPerDay: 10 })
  }
  expect(
    planToday(learnedWords([word]), { now: NOW, timezone: ZONE, newPerDay: 10 }).due,
  ).toHaveLength(1)
  expect(planned([known])).toMatchObject({ due: { length: 1 }, fresh: [] })
  expect(planned([known, { ...known, at: NOW, id: 'review-two' }]).due).toHaveLength(0)
})

test('a new word is seen first, then it is asked in turns; a word without a sound is never heard (R-WORDS-003)', () => {
  const modes = (more: Partial<MyWord>) =>
    [0, 1, 2, 3].map((reviews) => {
      const [it] = learnedWords([wordOf('قَلَمٌ', { card: 6, reviews, ...more })])
      return it && modeOf(it)
    })
  expect(modes(sound)).toEqual(['see', 'hear', 'type', 'see'])
  expect(modes({})).toEqual(['see', 'type', 'see', 'type'])
  // words that were reviewed together are not all heard together
  const together = learnedWords(
    [10, 11, 12].map((card) => wordOf('', { card, reviews: 1, ...sound })),
  )
  expect(together.map(modeOf).toSorted()).toEqual(['hear', 'see', 'type'])
})

test('a session mixes new words with repetitions, and a forgotten word returns at its end (R-WORDS-003)', () => {
  const words = learnedWords(['أ', 'ب', 'ج', 'د', 'ه', 'و'].map((it) => wordOf(it)))
  const tasks = tasksOf(words.slice(0, 4), words.slice(4))
  const texts = (list: typeof tasks) => list.map(({ word }) => word.text).join('')
  expect(texts(tasks)).toBe('أبجهدو')
  expect(texts(afterRating(tasks, 3))).toBe('بجهدو')
  const again = afterRating(tasks, 1)
  expect(texts(again)).toBe('بجهدوأ')
  expect(again.at(-1)?.mode).toBe('see')
})

test.each([
  ['كِتَابٌ', 'كِتَابٌ', false, 3],
  ['كِتَابٌ', 'كتاب', false, 3],
  ['مَدْرَسَةٌ', 'مدرسه', false, 2],
  ['كَتَبَ', 'كُتِبَ', false, 2],
  ['كَتَبَ', 'كُتِبَ', true, 1],
  ['كَتَبَ', 'كتب', true, 3],
  ['قَلْبٌ', 'كَلْبٌ', false, 1],
  // with its vowels and without the shaddah it is the other word, whichever of the two was asked
  ['دَرَّسَ', 'دَرَسَ', true, 1],
  ['دَرَسَ', 'دَرَّسَ', true, 1],
  ['دَرَّسَ', 'درس', true, 3],
  ['دَرَّسَ', 'دَرَسَ', false, 3],
  // the pausal form is right, and a wrong mark counts beside a slip of spelling
  ['بَيْتٌ', 'بَيْتْ', true, 3],
  ['مُدَرِّسَةٌ', 'مُدَرَّسه', true, 1],
])('%s typed as %s (with a twin: %s) is rated %i (R-WORDS-003)', (answer, given, twin, rating) => {
  const judged = judgeTypedAnswer({ answer, accepted: [], marks: 'free' }, given)
  const word = { text: answer, ...(twin && { twin: true as const }) }
  expect(ratingOf(word, { ...judged, given })).toBe(rating)
})

test('the wrong options of a heard word have letters that are confused, and their order does not tell the right one (R-WORDS-003)', () => {
  expect(heardOptions('سَيْفٌ', ['صَيْفٌ', 'كِتَابٌ']).toSorted()).toEqual(['سَيْفٌ', 'صَيْفٌ', 'ثَيْفٌ'].toSorted())
  // no letter that is confused: other words of nearly its length
  expect(heardOptions('بَابٌ', ['نِيلٌ', 'مَرْيَمٌ الكَبِيرَةُ', 'لَبَنٌ']).toSorted()).toEqual(
    ['بَابٌ', 'نِيلٌ', 'لَبَنٌ'].toSorted(),
  )
  expect(heardOptions('بَابٌ', [])).toEqual(['بَابٌ'])
  // a letter stands among letters
  expect(heardOptions('ب', ['كِتَابٌ', 'ن']).toSorted()).toEqual(['ا', 'ب', 'ت'])
  expect(heardOptions('س', []).toSorted()).toEqual(['ث', 'س', 'ص'])
  expect(heardOptions('ا', [])).toContain('ع')
  expect(heardOptions('بَابٌ', ['ب', 'ت'])).toEqual(['بَابٌ'])
  // the same word without its marks or with another ending sounds alike in a pause
  expect(heardOptions('بَابٌ', ['بَاب', 'باب', 'بَابُ', 'بَابًا'])).not.toContain('باب')
  expect(heardOptions('بَابٌ', ['بَاب', 'باب'])).toEqual(['بَابٌ'])
  expect(heardOptions('كَتَبَ', ['كُتُب']).toSorted()).toContain('كُتُب')
  const words = ['سَيْفٌ', 'قَلْبٌ', 'حَمْدٌ', 'طِينٌ', 'ضَرَبَ', 'عَمَلٌ', 'ذَهَبَ', 'خَبَرٌ']
  const places = new Set(words.map((it) => heardOptions(it, []).indexOf(it)))
  expect(places.size).toBeGreaterThan(1)
})
