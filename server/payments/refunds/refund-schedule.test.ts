import { expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../contract/platform/duration.ts'
import { nextRefundCheckAt } from '../reversal.ts'

const NOW = 1_700_000_000

test.each([
  ['requested', 'paystack', NOW + MINUTE],
  ['requested', 'sandbox', NOW + MINUTE],
  ['pending', 'paystack', NOW + DAY],
  ['pending', 'sandbox', NOW + MINUTE],
  ['processed', 'paystack', null],
  ['failed', 'paystack', null],
] as const)('the next query about a refund that is %s at %s', (state, provider, at) => {
  expect(nextRefundCheckAt(state, provider, NOW)).toBe(at)
})
