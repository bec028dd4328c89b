import type * as z from 'zod/mini'
import { verifyPayment } from '../../../contract/payments.ts'
import { ApiError, callApi } from '../../api/call-api.ts'

/** What a settled payment brought: the wallet's balance, and in `note` why the money stayed there. */
export type VerifiedPayment = z.output<typeof verifyPayment.response>

// the provider may take a while; the signed notice reaches the server also when nobody waits here
const RETRY_DELAYS_SECONDS = [2, 3, 5, 8, 13, 21, 34]

/** Asks the server once what became of a payment. Throws what it refused with. */
export function verifyOnce(reference: string): Promise<VerifiedPayment> {
  return callApi(verifyPayment, { reference })
}

/**
 * Asks until the answer is final: what was paid, or the refusal, which is thrown. `onWaiting` is told once when
 * there is no answer at first. Null when there was none after a minute and a half.
 */
export async function confirmPayment(
  reference: string,
  onDelayed: () => void,
): Promise<VerifiedPayment | null> {
  let isFirst = true
  for (const seconds of [...RETRY_DELAYS_SECONDS, 0]) {
    try {
      return await verifyOnce(reference)
    } catch (error) {
      if (isFinal(error)) throw error
    }
    if (isFirst) onDelayed()
    isFirst = false
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
  return null
}

/** Whether asking again would bring the same. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status < 500 && error.status !== 429 && error.code !== 'payment_confirming'
}
