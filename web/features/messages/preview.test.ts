import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'

test('the preview of a short message is its text on one line', () => {
  expect(previewOf('Peace\n\nThe circle  begins.\n')).toBe('Peace The circle begins.')
})

test('the preview of a long message ends between words and never within a URL (R-MSG-003)', () => {
  const words = 'word '.repeat(31)
  const address = `https://example.org/${'a'.repeat(60)}`
  expect(previewOf(`${words}${address} and more`)).toBe(`${words}${address} \u200e…`)
  expect(previewOf(`${words}${address}`)).toBe(`${words}${address}`)
})
