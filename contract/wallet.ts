import * as z from 'zod/mini'
import { call } from './call.ts'
import { formatShortNaira, type Kobo } from './kobo.ts'
import { id, naira, rand, unixSeconds } from './wire.ts'

/** The most that one funding may bring, in kobo: ten million naira, so that a slip of the finger is caught. */
export const MAX_FUNDING = 10_000_000_00
/** Said of an amount that is missing or not above zero (R-WALLET-017). */
export const INVALID_AMOUNT = 'Please enter a valid amount'

/** The least that a card may bring into a wallet, in kobo: the ₦100 of R-WALLET-011. */
export const MIN_CARD_FUNDING = 100_00

/** Whether an administrator may fund a wallet with a sum: above zero and at most ten million naira. */
export function isFundable(amount: Kobo): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount <= MAX_FUNDING
}

/**
 * Why a card may not bring a sum into a wallet, or null when it may: from ₦100 to ₦10,000,000 (decision 0341). The price of a
 * class has no minimum, because the school sets it.
 */
export function cardFundingError(amount: Kobo): string | null {
  if (!Number.isSafeInteger(amount) || amount <= 0) return INVALID_AMOUNT
  if (amount < MIN_CARD_FUNDING)
    return `${INVALID_AMOUNT} of at least ${formatShortNaira(MIN_CARD_FUNDING)}`
  if (amount > MAX_FUNDING) return `${INVALID_AMOUNT} of at most ${formatShortNaira(MAX_FUNDING)}`
  return null
}

/** What a card has to bring into a wallet to pay what is missing: at least ₦100, and the rest stays in the wallet. */
export function topUpFor(missing: Kobo): Kobo {
  return Math.max(missing, MIN_CARD_FUNDING)
}

/** One movement of a wallet (R-WALLET-022). */
export const walletEntry = z.object({
  id,
  type: z.enum(['credit', 'debit']),
  description: z.string(),
  amount: naira,
  timestamp: unixSeconds,
})
export type WalletEntry = z.output<typeof walletEntry>

/** The caller's own movements, newest first (R-WALLET-021). */
export const getWalletHistory = call({
  method: 'POST',
  path: '/api.php',
  action: 'get_wallet_history',
  access: 'student',
  response: z.array(walletEntry),
})

/**
 * An administrator's credit to a student's wallet (R-ASTUD-010). With `once`, the same request sent again after a
 * broken line moves no more money; without it each request is a funding of its own.
 */
export const fundWallet = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'fundWallet',
  access: 'admin',
  request: { student_id: id, amount: naira, once: z.optional(rand) },
  fieldNames: { idempotencyKey: 'once' },
  response: z.object({ wallet: naira }),
  successMessage: 'Wallet funded successfully!',
})
