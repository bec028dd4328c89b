import { expect, test } from 'vitest'
import { otherSpellings, shouldBeStrict } from './key-proposals.ts'

test('the editor proposes to give nothing for nearly right where another answer differs by a mark or a hamza only (R-ARABIC-003)', () => {
  expect(shouldBeStrict('كَتَبَ', ['كُتِبَ'])).toBe(true)
  expect(shouldBeStrict('أن', ['ان'])).toBe(true)
  expect(shouldBeStrict('كتاب', ['قلم', 'بيت'])).toBe(false)
  expect(shouldBeStrict('مدرسة', ['مدرسه'])).toBe(false)
  expect(shouldBeStrict('كتاب', ['', 'كتاب'])).toBe(false)
  expect(shouldBeStrict('', ['كتاب'])).toBe(false)
})

test('the editor offers the other right spelling of a key once (R-ARABIC-014)', () => {
  expect(otherSpellings('مائة', [])).toEqual(['مئة'])
  expect(otherSpellings('مئة كتاب', [])).toEqual(['مائة كتاب'])
  expect(otherSpellings('داود', [])).toEqual(['داوود'])
  expect(otherSpellings('إذن', [])).toEqual(['إذًا'])
  expect(otherSpellings('إذًا', [])).toEqual(['إذن'])
  expect(otherSpellings('مائة', ['مئة'])).toEqual([])
  expect(otherSpellings('كتاب', [])).toEqual([])
})
