import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'

test('a short message is its own preview, on one line', () => {
  expect(previewOf('Peace\n\nThe circle  begins.\n')).toBe('Peace The circle begins.')
})

test('a long one ends between words, and an address is never cut (R-MSG-003)', () => {
  const words = 'word '.repeat(31)
  const address = `https://example.org/${'a'.repeat(60)}`
  expect(previewOf(`${words}${address} and more`)).toBe(`${words}${address} \u200e…`)
  expect(previewOf(`${words}${address}`)).toBe(`${words}${address}`)
})
