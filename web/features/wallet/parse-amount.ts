import type { Kobo } from '../../../contract/platform/kobo.ts'
import { cardFundingError, INVALID_AMOUNT } from '../../../contract/wallet/wallet.ts'
import { textOf } from '../../../messages/m.ts'

const AMOUNT_PATTERN = /^\d{1,12}(\.\d{1,2})?$/

/** Parses an amount in naira to kobo, null if it is not an amount, and checks the limits of card funding. */
export function parseAmount(amountText: string): { amount: Kobo | null; error: string | null } {
  const text = amountText.trim()
  if (!AMOUNT_PATTERN.test(text)) return { amount: null, error: textOf(INVALID_AMOUNT) }
  const amount = Math.round(Number(text) * 100)
  const error = cardFundingError(amount)
  return { amount, error: error && textOf(error) }
}
