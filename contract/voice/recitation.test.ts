import { expect, test } from 'vitest'
import { correctionKindsOf, criteriaOf, meanOfCriteria } from './correction-kinds.ts'
import { lineSpan, momentOfWord, phraseAround, sameMoment } from './phrases.ts'
import { arabicLettersOf, linesOfText, readLines, wordsOfText } from './words-of-text.ts'

/** Sound (1) and pauses (0), a second each with ten peaks. */
const recording = (seconds: string) => ({
  peaks: [...seconds].flatMap((it) => Array.from({ length: 10 }, () => Number(it) * 80)),
  milliseconds: seconds.length * 1_000,
})

test('with a mark the phrase between two pauses is heard (R-VOICE-008)', () => {
  const { from, to } = phraseAround(recording('1110111011'), 5_500)
  expect(from).toBeGreaterThan(3_500)
  expect(from).toBeLessThan(4_400)
  expect(to).toBeGreaterThan(6_500)
  expect(to).toBeLessThan(7_500)
})

test('a phrase without pauses and one without peaks stay short (R-VOICE-008)', () => {
  expect(phraseAround(recording('1'.repeat(60)), 30_000)).toEqual({ from: 24_000, to: 34_000 })
  expect(phraseAround({ peaks: [], milliseconds: 60_000 }, 1_000)).toEqual({ from: 0, to: 5_000 })
})

test('the same word of another attempt is found by the sound before it, pauses left out (R-VOICE-008)', () => {
  const first = recording('111100001111')
  const second = recording('0011111111')
  // after five seconds of sound of eight
  expect(sameMoment(first, 9_000, second)).toBeCloseTo(6_900, -3)
  expect(
    sameMoment({ peaks: [], milliseconds: 10_000 }, 5_000, { peaks: [], milliseconds: 20_000 }),
  ).toBe(10_000)
})

test('a line of a reading is found by its share of the letters and the pauses of the reader (R-VOICE-011)', () => {
  const reading = recording('11110111111111')
  const lines = ['ابت', 'ابتثجحخ']
  expect(lineSpan(lines, 0, reading)).toEqual({ from: 0, to: expect.closeTo(4_250, -3) })
  expect(lineSpan(lines, 1, reading).to).toBe(14_000)
  expect(lineSpan(['ابت'], 0, reading)).toEqual({ from: 0, to: 14_000 })
})

test('a word that is marked before the recording is played is about where its letters are (R-VOICE-006)', () => {
  const reading = { peaks: [], milliseconds: 10_000 }
  expect(momentOfWord(['اب', 'اب', 'ابتثجح'], 0, reading)).toBe(1_000)
  expect(momentOfWord(['اب', 'اب', 'ابتثجح'], 2, reading)).toBe(7_000)
})

test('words of a text have numbers and places, and signs between them have none (R-VOICE-006)', () => {
  const text = 'الحَمْدُ لِلَّهِ ۝ 1\n\n رَبِّ'
  expect(wordsOfText(text).map((it) => [it.index, it.text])).toEqual([
    [0, 'الحَمْدُ'],
    [1, 'لِلَّهِ'],
    [2, 'رَبِّ'],
  ])
  for (const { start, end, text: word } of wordsOfText(text))
    expect(text.slice(start, end)).toBe(word)
  expect(readLines(text)).toEqual(['الحَمْدُ لِلَّهِ ۝ 1', 'رَبِّ'])
  expect(linesOfText('')).toEqual([])
  expect(arabicLettersOf('الحَمْدُ')).toEqual(['ا', 'ل', 'ح', 'م', 'د'])
})

test('lists of the school have each entry once, and the usual kinds stand for an empty list (R-VOICE-006)', () => {
  expect(correctionKindsOf('')).toContain('makhraj')
  expect(correctionKindsOf(' madd \nQalqalah\nmadd\n\n')).toEqual(['madd', 'Qalqalah'])
  expect(criteriaOf('a\nb\nc\nd\ne')).toEqual(['a', 'b', 'c', 'd'])
  expect(criteriaOf('')).toEqual([])
})

test('the score of a recitation is the mean of its criteria, once each has a score (R-VOICE-006)', () => {
  expect(meanOfCriteria([70, 91])).toBe(81)
  expect(meanOfCriteria([70, null])).toBeNull()
  expect(meanOfCriteria([])).toBeNull()
})
