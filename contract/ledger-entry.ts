import * as z from 'zod/mini'
import { id, naira, unixSeconds } from './wire.ts'

/**
 * One ledger entry of a wallet (R-WALLET-022) and what its receipt shows: the balance after it, a reference, for a card
 * payment the one of the provider, and what was refunded of it; absent for nothing.
 */
export const walletEntry = z.object({
  id,
  type: z.enum(['credit', 'debit']),
  description: z.string(),
  amount: naira,
  timestamp: unixSeconds,
  balance: naira,
  reference: z.string(),
  refunded: z.optional(naira),
})
export type WalletEntry = z.output<typeof walletEntry>
