import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseForm } from './parse-form.ts'

/** Any order of these pieces, read as URLSearchParams reads it; a leading '?' is the address's own, which no body has. */
function isReadAlike(pieces: string[]) {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (chosen) => {
      const text = chosen.join('')
      expect(parseForm(text, 100)).toEqual([...new URLSearchParams(`&${text}`)])
    }),
  )
}

test('a form is read as a browser writes it, broken percent signs and all', () => {
  isReadAlike(['a', '=', '&', '+', '%', '%4', '%41', '%d9%85', '%ff', '%zz'])
  isReadAlike(['a', '=', '&', '+', '%41', '%d9%85', 'م', '😀'])
})

test('a form with a field too many is 413 and says how many it may have', () => {
  expect(parseForm('a&'.repeat(200), 200)).toHaveLength(200)
  expect(() => parseForm('a&'.repeat(500_000), 200)).toThrow(
    'The request has too many fields: at most 200.',
  )
})

test('a megabyte of names without a value is read like any other', () => {
  expect(parseForm('a&'.repeat(500_000), 1_000_000)).toHaveLength(500_000)
})
