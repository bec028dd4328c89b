import * as z from 'zod/mini'
import type { Charge } from './provider.ts'

// the documented fields of Paystack's `transaction/verify` and `charge.success` that are used here
export const transactionSchema = z.object({
  status: z.string(),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
})
const verifyResponseSchema = z.object({ status: z.literal(true), data: transactionSchema })

/** Parses a response of `transaction/verify`; null if it is invalid. */
export function parseVerifyResponse(body: unknown): Charge | null {
  const parsed = verifyResponseSchema.safeParse(body)
  return parsed.success ? toCharge(parsed.data.data) : null
}

/** Maps a Paystack transaction to a charge. */
export function toCharge({ status, ...charge }: z.output<typeof transactionSchema>): Charge {
  if (status === 'success') return { ...charge, status }
  // reversed: the money was returned to the payer
  if (status === 'failed' || status === 'reversed') return { ...charge, status: 'failed' }
  // ongoing, pending, processing, queued; after 'abandoned' another attempt with the same reference may still pay
  return { ...charge, status: status === 'abandoned' ? 'unpaid' : 'processing' }
}
