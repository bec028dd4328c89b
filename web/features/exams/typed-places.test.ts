import { expect, test } from 'vitest'
import { findPlaces, type Place } from './typed-places.ts'

/** The differing letters of an answer; an omitted letter is '…' after the letter that has a mark too few. */
function marked(text: string, places: Place[]) {
  return places.map(({ start, end, isMissing }) => text.slice(start, end) + (isMissing ? '…' : ''))
}

test.each([
  ['tāʾ marbūṭa', 'مَدْرَسَةٌ', 'مدرسه', ['ه'], ['ةٌ']],
  ['a hamza', 'أَحْمَدُ', 'احمد', ['ا'], ['أَ']],
  ['a letter inside a word', 'قَلْبٌ', 'كَلْبٌ', ['كَ'], ['قَ']],
  ['neighbouring letters as one place', 'كتاب', 'كدذب', ['دذ'], ['تا']],
  ['a letter that is left out', 'كتاب', 'كتب', ['…'], ['ا']],
  ['the first letter left out', 'كتاب', 'تاب', ['…'], ['ك']],
  ['an additional letter', 'كتب', 'كتاب', ['ا'], []],
  ['an additional letter at the end', 'كَتَبَ', 'كَتَبَتُ', ['تُ'], []],
  ['a missing space', 'عَبْدُ اللهِ', 'عبدالله', ['…'], [' ']],
  ['a diacritic that contradicts the key', 'كَتَبَ', 'كُتب', ['كُ'], ['كَ']],
  ['a hamza on another seat', 'شَيْءٌ', 'شئ', ['ئ'], ['يْءٌ']],
  ['two letters for alif madda', 'قُرْآنٌ', 'قرأان', ['أا'], ['آ']],
  ['several places', 'الإجابة الأولى', 'الاجابه الأولي', ['ا', 'ه', 'ي'], ['إ', 'ة', 'ى']],
])('the highlighted place is %s: %s, %s (R-ARABIC-006)', (_, key, given, inAnswer, inKey) => {
  const places = findPlaces(key, given, 'free')
  expect(marked(given, places.answer)).toEqual(inAnswer)
  expect(marked(key, places.key)).toEqual(inKey)
})

test('a missing diacritic is highlighted at its letter if the teacher asks for diacritics (R-ARABIC-006)', () => {
  const places = findPlaces('مُدَرِّسٌ', 'مُدَرِسٌ', 'asked')
  expect(marked('مُدَرِسٌ', places.answer)).toEqual(['رِ…'])
  expect(marked('مُدَرِّسٌ', places.key)).toEqual(['رِّ'])
  expect(findPlaces('مُدَرِّسٌ', 'مدرس', 'free')).toEqual({ answer: [], key: [] })
})

test.each([
  ['tatweel', 'كـــتـاه', 'ه'],
  ['spaces', '  هذا   كتاه ', 'ه'],
  ['presentation forms', 'ﻛﺘﺎﻩ', 'ﻩ'],
  ['direction marks', '\u200fكتا\u200dه', 'ه'],
  ['punctuation', '«كتاه»!', 'ه'],
  ['a mark before every letter', '\u064eكتاه', 'ه'],
])('a place is found in an answer with %s (R-ARABIC-006)', (what, given, place) => {
  const key = what === 'spaces' ? 'هذا كتاب' : 'كتاب'
  expect(marked(given, findPlaces(key, given, 'free').answer)).toEqual([place])
})

test('optional signs of the Qurʾān do not shift the highlighted places (R-ARABIC-006)', () => {
  expect(marked('هاذا كتاه', findPlaces('هٰذَا كِتَابٌ', 'هاذا كتاه', 'free').answer)).toEqual([
    'ا',
    'ه',
  ])
  expect(marked('هٰذا كتاه', findPlaces('هذا كتاب', 'هٰذا كتاه', 'free').answer)).toEqual(['ه'])
})

test('a word that was left out is one gap', () => {
  expect(findPlaces('فِي الْبَيْتِ', 'البيت', 'free').answer).toEqual([
    { start: 0, end: 0, isMissing: true },
  ])
})
