import { expect, test } from 'vitest'
import { wholeWords, wordFinder } from './word-finder.ts'

const found = (words: { text: string; form?: string }[], text: string) => {
  const pieces = wordFinder(words)(text)
  expect(pieces.map((it) => it.text).join('')).toBe(text)
  return pieces.flatMap((it) => (it.word ? [[it.text, it.word.text]] : []))
}
const BOOK = { text: 'كِتَابٌ' }

test.each([
  ['as its teacher wrote it', 'هٰذَا كِتَابٌ.', 'كِتَابٌ'],
  ['without marks', 'هذا كتاب جديد', 'كتاب'],
  ['with some of its marks', 'هذا كِتاب', 'كِتاب'],
  ['in another case', 'قَرَأْتُ كِتَابٍ', 'كِتَابٍ'],
  ['with the article', 'أَيْنَ الْكِتَابُ؟', 'الْكِتَابُ'],
  ['with a tatweel', 'كِتَـابٌ', 'كِتَـابٌ'],
  ['beside punctuation', '«كِتَابٌ»، نعم', 'كِتَابٌ'],
])('a word is found in the text %s, always whole (R-WORDS-002)', (_, text, piece) => {
  expect(found([BOOK], text)).toEqual([[piece, 'كِتَابٌ']])
})

test('what only contains the letters of a word is another one, and stays text (R-WORDS-002)', () => {
  for (const text of ['كِتَابَةٌ', 'كاتِبٌ', 'مَكْتَبٌ', 'كُتَّابٌ', 'والكتاب', 'book'])
    expect(found([BOOK], text)).toEqual([])
  // unless its teacher has marked it so
  expect(found([{ ...BOOK, form: 'والكتاب' }], 'والكتاب هنا')).toEqual([['والكتاب', 'كِتَابٌ']])
})

test('كَتَبَ and كُتُب are told apart by their marks, and كتب alone is neither (R-WORDS-001, R-WORDS-002)', () => {
  const words = [{ text: 'كَتَبَ' }, { text: 'كُتُب' }]
  expect(found(words, 'كَتَبَ كُتُبًا وكتب')).toEqual([['كَتَبَ', 'كَتَبَ']])
  expect(found(words, 'كُتُبٌ')).toEqual([['كُتُبٌ', 'كُتُب']])
  expect(found(words, 'كتب')).toEqual([])
})

test('a sun letter after the article, and words of several parts, are found (R-WORDS-002)', () => {
  expect(found([{ text: 'شَمْسٌ' }], 'طَلَعَتِ الشَّمْسُ')).toEqual([['الشَّمْسُ', 'شَمْسٌ']])
  const phrase = { text: 'إِنْ شَاءَ اللّٰهُ' }
  expect(found([phrase, { text: 'شَاءَ' }], 'غَدًا إِنْ شَاءَ اللّٰهُ وَشَاءَ')).toEqual([
    ['إِنْ شَاءَ اللّٰهُ', 'إِنْ شَاءَ اللّٰهُ'],
  ])
})

test('a selection is widened to whole words (R-WORDS-001)', () => {
  const text = 'هٰذَا كِتَابٌ جَدِيدٌ.'
  const at = text.indexOf('تَا')
  expect(wholeWords(text, at, at + 2)).toBe('كِتَابٌ')
  expect(wholeWords(text, at, at)).toBe('كِتَابٌ')
  expect(wholeWords(text, at, text.length)).toBe('كِتَابٌ جَدِيدٌ')
  expect(wholeWords('، ،', 0, 3)).toBe('')
})
