import { expect, test } from 'vitest'
import { splitTextRuns, startsInArabic, stripDotsAndVowels } from './arabic.ts'

const arabicRuns = (text: string) =>
  splitTextRuns(text).flatMap((run) => (run.isArabic ? [run.text] : []))

test('an Arabic phrase in an English sentence is one run, including its inner spaces', () => {
  expect(arabicRuns('The words المُبْتَدَأُ مَرْفُوعٌ are first.')).toEqual(['المُبْتَدَأُ مَرْفُوعٌ'])
})

test('an ellipsis belongs to the Arabic before it, a full stop to the English around it', () => {
  expect(arabicRuns('Complete: الكِتَابُ… now.')).toEqual(['الكِتَابُ…'])
  expect(arabicRuns('This is الكِتَابُ.')).toEqual(['الكِتَابُ'])
})

test('splitting into runs loses no characters', () => {
  const text = 'Say «السلام عليكم», then 3 × شكرا, and ...وداعا'
  expect(
    splitTextRuns(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text)
})

test('the first letter determines the direction, whatever digits and punctuation precede it', () => {
  expect(startsInArabic('1. «الكِتَابُ» the book')).toBe(true)
  expect(startsInArabic('The book الكِتَابُ')).toBe(false)
  expect(startsInArabic('12, 13')).toBe(false)
})

test('the undotted text has neither dots nor vowels', () => {
  expect(stripDotsAndVowels('لِسَان')).toBe('لساں')
  expect(stripDotsAndVowels('مَرْحَبًا')).toBe('مرحٮا')
})
