import { id, naira, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { RECORDED_METHODS } from './payment-method.ts'

/** A payment by transfer or in cash, as the staff recorded it: the day 'YYYY-MM-DD', who paid, the reference of the bank; '' for none. */
export const recordedPayment = z.object({
  method: z.enum(RECORDED_METHODS),
  date: z.string(),
  payer: z.string(),
  reference: z.string(),
})
export type RecordedPayment = z.output<typeof recordedPayment>

/**
 * One ledger entry of a wallet (R-WALLET-022) and what its receipt shows: the balance after it, a reference (the provider's for a
 * card payment), and the amount refunded of it, absent if there is none. `recorded` is present for a payment that the staff recorded.
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
  recorded: z.optional(recordedPayment),
})
export type WalletEntry = z.output<typeof walletEntry>
