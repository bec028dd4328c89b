import * as z from 'zod/mini'
import { call } from './call.ts'
import type { Kobo } from './kobo.ts'
import { id, naira, rand, time } from './wire.ts'

/** The most that one funding may bring, in kobo: ten million naira, so that a slip of the finger is caught. */
export const FUNDING_MAX = 10_000_000_00
/** Wallet-and-admin §5. */
export const INVALID_AMOUNT = 'Please enter a valid amount'

/** Whether a wallet may be funded with a sum: above zero (the ₦100 of the form is a hint) and at most ten million naira. */
export function isFundable(amount: Kobo): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount <= FUNDING_MAX
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
