import { expect, test } from 'vitest'
import { areTwins, cardKey } from './word-card.ts'
import { findWordProblem } from './word-content.ts'
import { readWordLines } from './word-lines.ts'

test.each([
  'كِتَابٌ — a book',
  'كِتَابٌ – a book',
  'كِتَابٌ - a book',
  'كِتَابٌ-a book',
  'كِتَابٌ: a book',
  'كِتَابٌ:a book',
  'كِتَابٌ = a book',
  'كِتَابٌ -- a book',
  'كِتَابٌ => a book',
  'كِتَابٌ\ta book',
  'a book — كِتَابٌ',
  'a book: كِتَابٌ',
  'a book=كِتَابٌ',
  'a book\tكِتَابٌ',
  '1. كِتَابٌ — a book',
  '١) كِتَابٌ — a book',
  '• كِتَابٌ — a book',
  '  كِتَابٌ   —   a book  ',
  // as it is copied from a page from right to left, or from a list
  '\u200fكِتَابٌ\u200f \u200e—\u200e a book',
  '\u2067كِتَابٌ\u2069 = a book',
  'كِتَابٌ − a book',
  'كِتَابٌ ـ a book',
  '1 - كِتَابٌ = a book',
  '(١) كِتَابٌ — a book',
  '- كِتَابٌ: a book',
  '– a book = كِتَابٌ',
])("the pasted line '%s' is a word and its meaning (R-WORDS-001)", (line) => {
  expect(readWordLines(line)).toEqual([{ text: 'كِتَابٌ', meaning: 'a book' }])
})

test('pasted lines are read one a line, and what separates nothing stays (R-WORDS-001)', () => {
  const text =
    'مَشْهُورٌ — well-known\r\n\nmother-in-law = حَمَاةٌ\nعَيْن — eye - spring\nقَلَمٌ\nكِتَابٌ: مَا يُقْرَأُ\n10:30 = العَاشِرَةُ وَالنِّصْفُ'
  expect(readWordLines(text)).toEqual([
    { text: 'مَشْهُورٌ', meaning: 'well-known' },
    { text: 'حَمَاةٌ', meaning: 'mother-in-law' },
    { text: 'عَيْن', meaning: 'eye - spring' },
    { text: 'قَلَمٌ', meaning: '' },
    { text: 'كِتَابٌ', meaning: 'مَا يُقْرَأُ' },
    { text: 'العَاشِرَةُ وَالنِّصْفُ', meaning: '10:30' },
  ])
})

test('كَتَبَ and كُتُب are two words, and one word written by two keyboards is one (R-WORDS-001)', () => {
  expect(cardKey('كَتَبَ')).not.toBe(cardKey('كُتُب'))
  expect(cardKey(' «كِتَابٌ». ')).toBe(cardKey('کِتَـابٌ'))
  // shadda and fatha in either order
  expect(cardKey('مُدَرِّس')).toBe(cardKey('مُدَرّ\u0650س'))
})

test.each([
  ['كَتَبَ', 'كُتُب', true],
  // only a shaddah
  ['دَرَسَ', 'دَرَّسَ', true],
  ['حَمَام', 'حَمَّام', true],
  ['مُعَلِّم', 'مُعَلَّم', true],
  ['كِتَاب', 'كتاب', false],
  ['كِتَاب', 'كِتَابٌ', false],
  ['هٰذَا', 'هَذَا', false],
  ['قَلَم', 'كَلِم', false],
])('%s and %s are told apart by their marks alone: %s (R-WORDS-003)', (one, other, expected) => {
  expect(areTwins(cardKey(one), cardKey(other))).toBe(expected)
  expect(areTwins(cardKey(other), cardKey(one))).toBe(expected)
})

test('a word needs a letter and a meaning and is in its lesson once (R-WORDS-001)', () => {
  const book = { text: 'كِتَابٌ', meaning: 'a book' }
  expect(findWordProblem([book, { text: 'كَتَبَ', meaning: 'he wrote' }])).toBeUndefined()
  expect(findWordProblem([book, { text: 'َُ', meaning: 'x' }])).toMatchObject({ index: 1 })
  expect(findWordProblem([{ ...book, meaning: ' ' }])).toMatchObject({ index: 0 })
  expect(findWordProblem([book, { text: 'کِتَابٌ.', meaning: 'again' }])).toMatchObject({ index: 1 })
})
