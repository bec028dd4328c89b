import { id, naira, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/**
 * One ledger entry of a wallet (R-WALLET-022) and what its receipt shows: the balance after it, a reference (the provider's for a
 * card payment), and the amount refunded of it, absent if there is none.
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
  // true for an entry of the sandbox, which moves no money (decision 0060)
  test: z.optional(z.boolean()),
})
export type WalletEntry = z.output<typeof walletEntry>
