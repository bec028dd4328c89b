import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  foldForSearch,
  judgeAnswer,
  matchesSearch,
  searchIndex,
} from '../contract/arabic/arabic.ts'

// `npm run soak -- arabic-properties` sets it to 100,000
const numRuns = Number(process.env.PROPERTY_RUNS ?? 300)
// a small alif is a letter of the word: without it an answer is near (R-ARABIC-013)
const DIACRITICS = /[\u064b-\u0652]/g
const MARKS = [...'\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652']

const arabic = fc.string({
  unit: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...'ابتةثجحخدرزسصطعفقكلمنهويىءأإآؤئ َُِّْٰـ') },
    { weight: 1, arbitrary: fc.constantFrom(...'ﻻﷺ﷽ڢڧےabcẹɗ12،؟!🙂\u200fٱۥۦ') },
  ),
  maxLength: 200,
})
const anything = fc.oneof(
  arabic,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.integer({ min: 0x600, max: 0x6ff }).map((it) => String.fromCodePoint(it)),
    maxLength: 200,
  }),
)
const rule = fc.constantFrom('free' as const, 'ending' as const, 'asked' as const)

test('folding is idempotent, and every text contains itself (R-ARABIC-001)', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const folded = foldForSearch(text)
      expect(foldForSearch(folded)).toBe(folded)
      expect(searchIndex(text).split('\n')[0]).toBe(folded)
    }),
    { numRuns },
  )
})

test('the words of a text find it in any order (R-ARABIC-001)', () => {
  fc.assert(
    fc.property(arabic, (text) => {
      const words = foldForSearch(text).split(' ')
      expect(matchesSearch(searchIndex(text), words.toReversed().join(' '))).toBe(true)
    }),
    { numRuns },
  )
})

test('R-ARABIC-010: an answer equal to its key is right, whatever it is', () => {
  fc.assert(
    fc.property(anything, rule, (text, marks) => {
      fc.pre(foldForSearch(text) !== '')
      expect(judgeAnswer(text, text, { marks }).verdict).toBe('right')
    }),
    { numRuns },
  )
})

test('R-ARABIC-010: an answer without the diacritics of its key is right where they are free', () => {
  fc.assert(
    fc.property(arabic, (text) => {
      const bare = text.replace(DIACRITICS, '')
      fc.pre(foldForSearch(bare) !== '')
      expect(judgeAnswer(text, bare).verdict).toBe('right')
    }),
    { numRuns },
  )
})

test('R-ARABIC-010: the order of the diacritics of a letter makes no difference', () => {
  const marks = fc.subarray(MARKS, { minLength: 2, maxLength: 3 })
  fc.assert(
    fc.property(fc.constantFrom(...'بتسمن'), marks, rule, (letter, chosen, diacriticsRule) => {
      const [text, reordered] = [chosen, [...chosen].reverse()].map((it) => letter + it.join(''))
      expect(judgeAnswer(text ?? '', reordered ?? '', { marks: diacriticsRule }).verdict).toBe(
        'right',
      )
    }),
    { numRuns },
  )
})

test('R-ARABIC-010: no pair of texts makes a judgement fail, and only an answer without differences is right', () => {
  fc.assert(
    fc.property(anything, anything, rule, (key, given, marks) => {
      const { verdict, differences } = judgeAnswer(key, given, { marks })
      expect(verdict === 'right').toBe(differences.length === 0)
      for (const { at } of differences) expect(at).toBeGreaterThanOrEqual(0)
    }),
    { numRuns },
  )
})
