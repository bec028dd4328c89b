import { expect, test } from 'vitest'
import { KEYS, neighbour, SIGNS } from './keys.ts'

test('the keyboard has 28 letters, the letters with hamza, ى, ة and eight diacritics (R-ARABIC-009)', () => {
  const texts = KEYS.map(({ text }) => text)
  for (const text of 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءأإآؤئىة') expect(texts).toContain(text)
  expect(KEYS.filter(({ name }) => name)).toHaveLength(8)
  expect(new Set(texts).size).toBe(44)
})

test('the second page has the signs of the Qurʾān, punctuation and figures (R-ARABIC-009)', () => {
  const texts = SIGNS.map(({ text }) => text)
  for (const text of ['\u0670', ...'ٱ؟،؛ـ٠٩']) expect(texts).toContain(text)
})

test.each([
  ['ArrowLeft', 0, 1],
  ['ArrowRight', 1, 0],
  ['ArrowRight', 0, 0],
  ['ArrowDown', 3, 11],
  ['ArrowUp', 11, 3],
  ['ArrowDown', 45, 46],
  ['Home', 20, 0],
  ['End', 20, 46],
])('%s leads from key %i to key %i', (pressed, from, to) => {
  expect(neighbour(from, pressed, { count: 47, perRow: 8 })).toBe(to)
})

test('other keys do not move the focus', () => {
  expect(neighbour(3, 'a', { count: 47, perRow: 8 })).toBeUndefined()
})
