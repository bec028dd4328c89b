import { expect, test } from 'vitest'
import { type DiacriticsRule, judgeAnswer } from '../../../contract/arabic/arabic-judge.ts'
import { describeDifferences } from '../../../contract/arabic/arabic-sentences.ts'
import { findPlaces } from './typed-places.ts'

/**
 * The display for a student: the answer with its places in brackets ('…' for something left out), and the sentences. An
 * answer without Arabic letters is not compared.
 */
function shown(key: string, given: string, marks: DiacriticsRule = 'free') {
  const { differences } = judgeAnswer(key, given, { marks })
  const isCompared = !differences.some(({ kind }) => kind === 'empty' || kind === 'not-arabic')
  const answer = isCompared ? findPlaces(key, given, marks).answer : []
  const parts = answer.map(({ start, end, isMissing }, index) => {
    const before = given.slice(answer[index - 1]?.end ?? 0, start)
    return `${before}[${given.slice(start, end)}${isMissing ? '…' : ''}]`
  })
  const sentences = describeDifferences(key, given, differences)
  return [parts.join('') + given.slice(answer.at(-1)?.end ?? 0), ...sentences]
}

test.each<[string, string, string, string[]]>([
  [
    'both at the ends of joined words',
    'المدرسة الكبيرة',
    'المدرسه الكبيره',
    [
      'المدرس[ه] الكبير[ه]',
      'You wrote ه; this word ends in ة.',
      'You wrote ه; this word ends in ة.',
    ],
  ],
  ['a ligature of lam and alif', 'لأن', 'ﻻن', ['[ﻻ]ن', 'You wrote ا; this word has أ.']],
  ['marks in the other order', 'مُدَرِّسٌ', 'مُدَرِّصٌ', ['مُدَرِّ[صٌ]', 'You wrote ص; this word ends in س.']],
  [
    'marks in the other order, given first',
    'شَد\u064e\u0651ة',
    'شَد\u064e\u0651ه',
    ['شَد\u064e\u0651[ه]', 'You wrote ه; this word ends in ة.'],
  ],
  ['Persian letters', 'كتاب', 'کتیب', ['کت[ی]ب', 'You wrote ی; this word has ا.']],
  ['Persian digits', 'صفحة 12', 'صفحة ۱۳', ['صفحة [۱۳]', 'The answer is 12.']],
  ['Arabic digits', 'صفحة 12', 'صفحة ١٢', ['صفحة ١٢']],
  [
    'a word written apart',
    'عبدالله',
    'عبد الله',
    ['عبد[ ]الله', 'عبدالله is one word: leave out the space.'],
  ],
  [
    'two words in the other order',
    'كتاب جديد',
    'جديد كتاب',
    ['جديد [كتاب]', 'These words belong in another order: كتاب جديد.'],
  ],
  ['an additional word', 'كتاب', 'كتاب جديد', ['كتاب [جديد]', 'جديد is not asked for.']],
  ['a word left out', 'كتاب جديد', 'كتاب', ['كتاب[…]', 'The word جديد is missing.']],
  ['the article left out', 'الكتاب', 'كتاب', ['[…]كتاب', 'The article ال is missing: الكتاب.']],
  ['a letter written twice', 'كتاب', 'كتتاب', ['كت[ت]اب', 'You wrote ت twice.']],
  [
    'ى at the end',
    'مستشفى',
    'مستشفي',
    ['مستشف[ي]', 'You wrote ي; this word ends in ى, without dots.'],
  ],
  ['ت at the end', 'مدرسة', 'مدرست', ['مدرس[ت]', 'You wrote ت; this word ends in ة.']],
  ['a hamza at the end', 'سماء', 'سما', ['سما[…]', 'This word ends in ء; you left it out.']],
  ['madda', 'آمن', 'امن', ['[ا]من', 'You wrote ا; this word begins with آ, with a maddah.']],
  [
    'Latin letters',
    'كتاب',
    'kitab',
    ['kitab', 'You wrote Latin letters; the answer is in Arabic.'],
  ],
  ['an emoji', 'كتاب', 'كت😀اب', ['كت[😀]اب', 'The answer is كتاب.']],
  ['nothing', 'كتاب', '', ['', 'You wrote no answer.']],
  ['spaces only', 'كتاب', '   ', ['   ', 'You wrote no answer.']],
  ['diacritics only', 'كتاب', '\u064e\u0651', ['\u064e\u0651', 'You wrote no answer.']],
])('an answer with %s: %s, %s (R-ARABIC-006)', (_, key, given, expected) => {
  expect(shown(key, given)).toEqual(expected)
})

test('a wholly different word is named, not compared letter by letter (R-ARABIC-006)', () => {
  expect(shown('قلم', 'المدرسة').slice(1)).toEqual(['The answer is قلم.'])
  expect(shown('كتاب', 'كتب').slice(1)).toEqual(['This word has ا; you left it out.'])
})
