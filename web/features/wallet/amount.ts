import type { Kobo } from '../../../contract/kobo.ts'
import { cardFundingFault, INVALID_AMOUNT } from '../../../contract/wallet.ts'

const naira = /^\d{1,12}(\.\d{1,2})?$/

/** The typed naira in kobo, null when it is no sum, and why a card may not bring it into the wallet. */
export function readAmount(typed: string): { amount: Kobo | null; fault: string | null } {
  const text = typed.trim()
  if (!naira.test(text)) return { amount: null, fault: INVALID_AMOUNT }
  const amount = Math.round(Number(text) * 100)
  return { amount, fault: cardFundingFault(amount) }
}
