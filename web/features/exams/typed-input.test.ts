import { expect, test } from 'vitest'
import { isTooLong } from '../../../contract/exams/typed-answer.ts'
import { limitAnswer, remainingLetters } from './typed-input.ts'

const letters = (count: number) => 'ب'.repeat(count)

test('a typed answer ends at 200 letters, and its diacritics do not count (R-ARABIC-004)', () => {
  expect(limitAnswer(letters(210))).toBe(letters(200))
  expect(limitAnswer('بَ'.repeat(200))).toBe('بَ'.repeat(200))
  expect(limitAnswer('بَ'.repeat(201))).toBe(`${'بَ'.repeat(200)}`)
  expect(limitAnswer('a'.repeat(100_000))).toBe('a'.repeat(200))
})

test.each([
  ['letters', letters(201)],
  ['ligatures', 'ﷺ'.repeat(20)],
  ['diacritics', 'ب\u0651\u064e\u0670'.repeat(199)],
  ['spaces', `  ${letters(250)}  `],
])('the server accepts an answer of %s that was cut (R-ARABIC-004)', (_, text) => {
  expect(isTooLong(text)).toBe(true)
  expect(isTooLong(limitAnswer(text))).toBe(false)
})

test('a typed answer has one line', () => {
  expect(limitAnswer('كتاب\r\nجديد')).toBe('كتاب جديد')
})

test('the number of remaining letters is shown before the limit is reached (R-ARABIC-004)', () => {
  expect(remainingLetters(letters(149))).toBeUndefined()
  expect(remainingLetters(letters(150))).toBe(50)
  expect(remainingLetters('بَ'.repeat(199))).toBe(1)
  expect(remainingLetters(letters(200))).toBe(0)
})
