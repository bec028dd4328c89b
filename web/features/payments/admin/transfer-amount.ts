import type { TransferCase } from '../../../../contract/payments/transfers.ts'
import { inNaira } from '../../../kit/naira.ts'

/** The amount of a transfer in its currency: '₦25,000.00', '450.00 USD'. */
export function transferAmount({
  amount,
  currency,
}: Pick<TransferCase, 'amount' | 'currency'>): string {
  if (currency === 'NGN') return inNaira(amount)
  // on the left of its currency, also in Arabic
  return `\u2066${(amount / 100).toFixed(2)}\u00a0${currency}\u2069`
}
