import type * as z from 'zod/mini'
import { verifyPayment } from '../../../contract/payments.ts'
import { ApiError, callApi } from '../../api/call-api.ts'

/** A settled payment: the new balance, and in `note` why the money stayed in the wallet. */
export type VerifiedPayment = z.output<typeof verifyPayment.response>

// the provider may take a while; its webhook reaches the server also if this page is closed
const RETRY_DELAYS_SECONDS = [2, 3, 5, 8, 13, 21, 34]

/** Asks the server once for the outcome of a payment. Throws if the payment failed. */
export function verifyOnce(reference: string): Promise<VerifiedPayment> {
  return callApi(verifyPayment, { reference })
}

/**
 * Polls the outcome of a payment until it is final, and throws if the payment failed. `onDelayed` is called once if
 * the first response is not final. Null after a minute and a half without an outcome.
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

/** True if another attempt would return the same error. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status < 500 && error.status !== 429 && error.code !== 'payment_confirming'
}
