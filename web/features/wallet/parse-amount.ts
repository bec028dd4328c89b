import type { Kobo } from '../../../contract/kobo.ts'
import { cardFundingError, INVALID_AMOUNT } from '../../../contract/wallet.ts'

const AMOUNT_PATTERN = /^\d{1,12}(\.\d{1,2})?$/

/** The typed naira in kobo, null when it is no sum, and why a card may not bring it into the wallet. */
export function parseAmount(amountText: string): { amount: Kobo | null; error: string | null } {
  const text = amountText.trim()
  if (!AMOUNT_PATTERN.test(text)) return { amount: null, error: INVALID_AMOUNT }
  const amount = Math.round(Number(text) * 100)
  return { amount, error: cardFundingError(amount) }
}
