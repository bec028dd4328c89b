import { expect, test } from 'vitest'
import { transferAmount } from './transfer-amount.ts'

test('a transfer is shown in its own currency, and not as naira (R-PAY-003)', () => {
  expect(transferAmount({ amount: 2_500_000, currency: 'NGN' })).toBe('₦25,000.00')
  expect(transferAmount({ amount: 45_050, currency: 'USD' })).toBe('\u2066450.50\u00a0USD\u2069')
})
