import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listClassReturns, type ReturnEntry } from './class-returns.ts'

const returnsOf = (cost: number, unspent: number, ...entries: [ReturnEntry['service'], number][]) =>
  listClassReturns(
    { cost, unspent },
    entries.map(([service, amount], at) => ({ service, amount, at })),
  ).map((it) => it.amount)

test.each([
  [
    'what the class did not cost leaves first',
    returnsOf(50, 10, ['refund', 15], ['refund', 45]),
    [5, 45],
  ],
  [
    'a refund to the card through the wallet',
    returnsOf(50, 0, ['class-refund', 20], ['refund', 20]),
    [20, 0],
  ],
  [
    'a failed one that the bank paid out late',
    returnsOf(50, 0, ['class-refund', 20], ['refund', 20], ['refund-returned', 20], ['refund', 20]),
    [20, 0, 0, 0],
  ],
  [
    'a dispute of everything after a refund of a part',
    returnsOf(50, 0, ['class-refund', 20], ['refund', 50]),
    [20, 30],
  ],
  [
    'a refund to the wallet after a dispute',
    returnsOf(50, 0, ['refund', 40], ['class-refund', 20]),
    [40, 10],
  ],
])('%s: each return of a payment for a class counts once', (_case, returned, expected) => {
  expect(returned).toEqual(expected)
})

test('whatever a bank and the school return, in total at most the cost of the class is subtracted', () => {
  const entry = fc.record({
    service: fc.constantFrom('class-refund', 'refund', 'refund-returned') as fc.Arbitrary<
      ReturnEntry['service']
    >,
    amount: fc.integer({ min: 1, max: 60 }),
    at: fc.constant(0),
  })
  const amount = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(amount, amount, fc.array(entry), (cost, unspent, entries) => {
      const amounts = listClassReturns({ cost, unspent }, entries).map((it) => it.amount)
      expect(Math.min(0, ...amounts)).toBe(0)
      expect(amounts.reduce((sum, it) => sum + it, 0)).toBeLessThanOrEqual(cost)
    }),
  )
})
