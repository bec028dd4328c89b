import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormulas, unescapeFormulas } from '../../contract/platform/csv-formulas.ts'
import { csvOptions } from './csv.ts'

/** Characters that can start a formula, hide one or split a cell, and some ordinary ones. */
const riskyText = fc.string({
  unit: fc.constantFrom(
    ...'=+-@＝＋－＠﹣−\',;|\t\n\v\r\f"a1 ا',
    '\u0085',
    '\u2028',
    '\u200b',
    '\u202e',
    '\ufeff',
    '\u00a0',
    '\u3000',
    '\u0000',
    '\u{e0020}',
  ),
  maxLength: 12,
})

/** Splits a cell like a spreadsheet could, and removes what it may skip at the start. */
const splitCells = (cell: string) =>
  cell
    .split(/[,;|\t\n\v\f\r\u0085\u2028\u2029]/)
    .map((it) => it.replace(/^[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u, ''))

test('no text, and no part that a spreadsheet may split from it, begins with a formula', () => {
  fc.assert(
    fc.property(riskyText, (text) => {
      const safe = escapeFormulas(text)
      expect(splitCells(safe).filter((it) => /^[=+\-@＝＋－＠﹣−]/.test(it))).toEqual([])
      expect(safe).not.toMatch(/^[\s\u200b\ufeff]*[\t\r\n]/)
    }),
    { numRuns: 2_000 },
  )
})

test('an escaped text is unescaped exactly, whatever it contains', () => {
  fc.assert(
    fc.property(riskyText, (text) => {
      expect(unescapeFormulas(escapeFormulas(text))).toBe(text)
    }),
    { numRuns: 2_000 },
  )
})

test('a CSV reader finds the written cells with any order of CR, LF, quotes and separators', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(riskyText, riskyText), { minLength: 1, maxLength: 4 }),
      (rows) => {
        const file = stringify(rows, csvOptions(['a', 'b']))
        const read: string[][] = parse(file, { bom: true, trim: true })
        expect(read.slice(1).map((row) => row.map(unescapeFormulas))).toEqual(rows)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('a number stays a number, also a negative one', () => {
  expect(stringify([[-5, '-5', 'x']], csvOptions(['a', 'b', 'c']))).toBe(
    "\ufeffa,b,c\r\n-5,'-5,x\r\n",
  )
})
