import * as z from 'zod/mini'
import type { Charge } from './provider.ts'

// Paystack's API as documented for `transaction/verify` and `charge.success`: fields we do not use may be there
export const transactionSchema = z.object({
  status: z.string(),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
})
const verifyResponseSchema = z.object({ status: z.literal(true), data: transactionSchema })

/** Reads the answer of `transaction/verify`; null when it is none. */
export function parseVerifyResponse(body: unknown): Charge | null {
  const parsed = verifyResponseSchema.safeParse(body)
  return parsed.success ? toCharge(parsed.data.data) : null
}

/** What a transaction of the provider's comes to for us. */
export function toCharge({ status, ...charge }: z.output<typeof transactionSchema>): Charge {
  if (status === 'success') return { ...charge, status }
  // reversed: the money went back to where it came from
  if (status === 'failed' || status === 'reversed') return { ...charge, status: 'failed' }
  // abandoned, ongoing, pending, processing, queued: another try with the same reference may still pay
  return { ...charge, status: 'open' }
}
