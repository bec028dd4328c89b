import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseForm } from './parse-form.ts'

/** Compares any order of these pieces with URLSearchParams, which ignores a leading '?' that a body can have. */
function isReadAlike(pieces: string[]) {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (chosen) => {
      const text = chosen.join('')
      expect(parseForm(text, 100)).toEqual([...new URLSearchParams(`&${text}`)])
    }),
  )
}

test('a form is parsed like in a browser, including invalid percent signs', () => {
  isReadAlike(['a', '=', '&', '+', '%', '%4', '%41', '%d9%85', '%ff', '%zz'])
  isReadAlike(['a', '=', '&', '+', '%41', '%d9%85', 'م', '😀'])
})

test('a form with too many fields is 413 and the message names the limit', () => {
  expect(parseForm('a&'.repeat(200), 200)).toHaveLength(200)
  expect(() => parseForm('a&'.repeat(500_000), 200)).toThrow(
    'The request has too many fields: at most 200.',
  )
})

test('a megabyte of names without values is parsed', () => {
  expect(parseForm('a&'.repeat(500_000), 1_000_000)).toHaveLength(500_000)
})
