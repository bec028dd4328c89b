import { expect, test } from 'vitest'
import { isStateAdvance, type ReversalState } from '../reversal.ts'
import { identifyBy } from './reversals-store.ts'

const orders: ReversalState[][] = [
  ['requested', 'pending', 'failed', 'returned', 'processed'],
  ['open', 'won', 'lost'],
]

test.each(orders)('a report never moves %s and the states after it back', (...order) => {
  for (const [index, current] of order.entries())
    for (const [other, reported] of order.entries())
      expect(isStateAdvance(current, reported), `${current} ${reported}`).toBe(other > index)
})

test('an identifier of the provider replaces our own, a second one is stored beside it, and a known one changes nothing', () => {
  const own = { provider_key: 'own:1', other_key: '' }
  const known = { provider_key: 'id:1', other_key: '' }
  expect(identifyBy(own, 'id:1')).toEqual({ provider_key: 'id:1' })
  expect(identifyBy(known, 'ref:TRF_1')).toEqual({ other_key: 'ref:TRF_1' })
  for (const key of ['', 'own:1']) expect(identifyBy(own, key), key).toEqual({})
  for (const key of ['', 'id:1']) expect(identifyBy(known, key), key).toEqual({})
  const both = { ...known, other_key: 'ref:TRF_1' }
  for (const key of ['', 'id:1', 'ref:TRF_1', 'ref:TRF_2'])
    expect(identifyBy(both, key), key).toEqual({})
})
