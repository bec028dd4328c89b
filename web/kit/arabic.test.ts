import { expect, test } from 'vitest'
import { bare, runsOf, startsInArabic } from './arabic.ts'

const arabicIn = (text: string) => runsOf(text).flatMap((run) => (run.arabic ? [run.text] : []))

test('an Arabic phrase inside an English sentence is one run, with the spaces between its words', () => {
  expect(arabicIn('The words المُبْتَدَأُ مَرْفُوعٌ are first.')).toEqual(['المُبْتَدَأُ مَرْفُوعٌ'])
})

test('an ellipsis belongs to the Arabic it follows, a full stop to the English around it', () => {
  expect(arabicIn('Complete: الكِتَابُ… now.')).toEqual(['الكِتَابُ…'])
  expect(arabicIn('This is الكِتَابُ.')).toEqual(['الكِتَابُ'])
})

test('cutting into runs loses nothing', () => {
  const text = 'Say «السلام عليكم», then 3 × شكرا, and ...وداعا'
  expect(
    runsOf(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text)
})

test('the first letter decides the direction, whatever signs and figures come before it', () => {
  expect(startsInArabic('1. «الكِتَابُ» the book')).toBe(true)
  expect(startsInArabic('The book الكِتَابُ')).toBe(false)
  expect(startsInArabic('12, 13')).toBe(false)
})

test('bare lettering has neither dots nor vowels', () => {
  expect(bare('لِسَان')).toBe('لساں')
  expect(bare('مَرْحَبًا')).toBe('مرحٮا')
})
