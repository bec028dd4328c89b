import * as z from 'zod/mini'
import { call } from './call.ts'
import { inShortNaira, type Kobo } from './kobo.ts'
import { id, naira, rand, time } from './wire.ts'

/** The most that one funding may bring, in kobo: ten million naira, so that a slip of the finger is caught. */
export const FUNDING_MAX = 10_000_000_00
/** Wallet-and-admin §5. */
export const INVALID_AMOUNT = 'Please enter a valid amount'

/** The least that a card may bring into a wallet, in kobo: the ₦100 of R-WALLET-011. */
export const CARD_FUNDING_MIN = 100_00

/** Whether an administrator may fund a wallet with a sum: above zero and at most ten million naira. */
export function isFundable(amount: Kobo): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount <= FUNDING_MAX
}

/**
 * Why a card may not bring a sum into a wallet, or null when it may: from ₦100 to ₦10,000,000 (decision 0341). The price of a
 * class has no minimum, because the school sets it.
 */
export function cardFundingFault(amount: Kobo): string | null {
  if (!Number.isSafeInteger(amount) || amount <= 0) return INVALID_AMOUNT
  if (amount < CARD_FUNDING_MIN)
    return `${INVALID_AMOUNT} of at least ${inShortNaira(CARD_FUNDING_MIN)}`
  if (amount > FUNDING_MAX) return `${INVALID_AMOUNT} of at most ${inShortNaira(FUNDING_MAX)}`
  return null
}

/** What a card has to bring into a wallet to pay what is missing: at least ₦100, and the rest stays in the wallet. */
export function topUpFor(missing: Kobo): Kobo {
  return Math.max(missing, CARD_FUNDING_MIN)
}

/** One movement of a wallet (wallet-and-admin §3). */
export const walletRow = z.object({
  id,
  type: z.enum(['credit', 'debit']),
  description: z.string(),
  amount: naira,
  timestamp: time,
})
export type WalletRow = z.output<typeof walletRow>

/** Wallet-and-admin §7: newest first. */
export const getWalletHistory = call({
  method: 'POST',
  path: '/api.php',
  action: 'get_wallet_history',
  may: 'student',
  answers: z.array(walletRow),
})

/**
 * Wallet-and-admin §7: an administrator's credit to a student's wallet. With `once`, the same request sent again after a
 * broken line moves no more money; without it each request is a funding of its own.
 */
export const fundWallet = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'fundWallet',
  may: 'admin',
  asks: { student_id: id, amount: naira, once: z.optional(rand) },
  answers: z.object({ wallet: naira }),
  says: 'Wallet funded successfully!',
})
