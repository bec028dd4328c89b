import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatShare, parseShare, shareOf, WHOLE_INCOME } from './income-shares.ts'

test.each([
  [100_00, 33_33, 33_33],
  [100_01, 33_33, 33_33],
  [1, 99_99, 0],
  // a part below zero is rounded down too
  [-1, 1, -1],
  [-100_00, 40_00, -40_00],
  [Number.MAX_SAFE_INTEGER, WHOLE_INCOME, Number.MAX_SAFE_INTEGER],
])('the part of %i kobo at %i basis points is %i kobo (R-STAFF-012)', (amount, share, part) => {
  expect(shareOf(amount, share)).toBe(part)
})

test('a part is the exact one rounded down, and parts of at most 100 % never exceed the amount together (R-STAFF-012)', () => {
  const amount = fc.oneof(fc.integer({ min: -200_000, max: 200_000 }), fc.maxSafeInteger())
  const cuts = fc.array(fc.integer({ min: 0, max: WHOLE_INCOME }), { maxLength: 6 })
  fc.assert(
    fc.property(amount, cuts, (sum, points) => {
      const sorted = [0, ...points.sort((a, b) => a - b), WHOLE_INCOME]
      const shares = sorted.slice(1).map((it, index) => it - (sorted[index] ?? 0))
      let parts = 0n
      for (const share of shares) {
        const part = BigInt(shareOf(sum, share))
        const rest = BigInt(sum) * BigInt(share) - part * BigInt(WHOLE_INCOME)
        expect(rest >= 0n && rest < BigInt(WHOLE_INCOME)).toBe(true)
        parts += part
      }
      expect(parts <= BigInt(sum)).toBe(true)
    }),
  )
})

test.each([
  ['40', 40_00],
  [' 33.33 % ', 33_33],
  ['0', 0],
  ['100', 100_00],
  ['0.07', 7],
  ['100.01', null],
  ['33.333', null],
  ['-1', null],
  ['', null],
  ['1e1', null],
])('%j typed as a percentage is %j basis points', (text, basisPoints) => {
  expect(parseShare(text)).toBe(basisPoints)
})

test('a share is written with the decimals that it has', () => {
  expect([40_00, 33_33, 7, 12_50].map((it) => formatShare(it))).toEqual([
    '40 %',
    '33.33 %',
    '0.07 %',
    '12.5 %',
  ])
})
