import { expect, test } from 'vitest'
import { textIn } from '../../messages/catalog.ts'
import type { Message } from '../../messages/message.ts'
import { isRefundableEntry, refundError, refundLimits } from './refunds.ts'

const english = (it: Message | null | undefined) => it && textIn('en', it)

const card = (returned = 0) => ({ amount: 7_500_00, returned })
const bought = (returned = 0) => ({ amount: 7_500_00, returned })

test('what was paid for a class is refunded at most once, to the wallet or the card (R-TRUST-007)', () => {
  const paid = { bought: bought(), card: card(), balance: 0 }
  expect(refundLimits(paid)).toEqual({ wallet: 7_500_00, card: 7_500_00 })
  expect(refundLimits({ ...paid, bought: bought(2_500_00) })).toEqual({
    wallet: 5_000_00,
    card: 5_000_00,
  })
  expect(refundLimits({ ...paid, bought: bought(7_500_00) })).toEqual({ wallet: 0, card: 0 })
  // taken back by the bank after it was refunded
  expect(refundLimits({ ...paid, bought: bought(15_000_00), card: card(7_500_00) })).toEqual({
    wallet: 0,
    card: 0,
  })
})

test('a class that the wallet paid for is refunded to the wallet only', () => {
  expect(refundLimits({ bought: bought(), card: null, balance: 9_000_00 })).toEqual({
    wallet: 7_500_00,
    card: 0,
  })
})

test('money that a card put into the wallet goes back to the card as far as the wallet contains it', () => {
  const funding = { bought: null, card: card(500_00), balance: 9_000_00 }
  expect(refundLimits(funding)).toEqual({ wallet: 0, card: 7_000_00 })
  expect(refundLimits({ ...funding, balance: 300_00 })).toEqual({ wallet: 0, card: 300_00 })
})

test('an amount of zero or above the limit is declined with the limit', () => {
  expect(refundError(4_000_00, 4_000_00)).toBeNull()
  expect(refundError(0, 4_000_00)?.code).toBe('invalid_amount')
  expect(refundError(Number.NaN, 4_000_00)?.code).toBe('invalid_amount')
  const above = refundError(4_000_01, 4_000_00)
  expect(above?.code).toBe('refund_above_paid')
  expect(english(above?.message)).toBe('At most ₦4,000 of this payment can be refunded.')
  expect(english(refundError(1, 0)?.message)).toBe(
    'Nothing of this payment can be refunded any more.',
  )
})

test('payments for a class and payments by card are refundable, other entries are not', () => {
  const reference = 'WALLET_7'
  expect(isRefundableEntry({ type: 'debit', service: 'enrolment', reference })).toBe(true)
  expect(isRefundableEntry({ type: 'debit', service: 'renewal', reference })).toBe(true)
  expect(isRefundableEntry({ type: 'credit', service: 'fund', reference: 'FUND_1' })).toBe(true)
  expect(isRefundableEntry({ type: 'credit', service: 'fund', reference })).toBe(false)
  expect(isRefundableEntry({ type: 'debit', service: 'correction', reference })).toBe(false)
})
