import type * as z from 'zod/mini'
import { isConfirming, verifyPayment } from '../../../contract/payments.ts'
import { ask, Declared } from '../../api/ask.ts'

/** What a settled payment brought: the wallet's balance, and in `note` why the money stayed there. */
export type Paid = z.output<typeof verifyPayment.answers>

// the provider may take a while; the signed notice reaches the server also when nobody waits here
const WAITS_SECONDS = [2, 3, 5, 8, 13, 21, 34]

/** Asks the server once what became of a payment. Throws what it refused with. */
export function verify(reference: string): Promise<Paid> {
  return ask(verifyPayment, { reference })
}

/**
 * Asks until the answer is final: what was paid, or the refusal, which is thrown. `onWaiting` is told once when
 * there is no answer at first. Null when there was none after a minute and a half.
 */
export async function confirm(reference: string, onWaiting: () => void): Promise<Paid | null> {
  let isFirst = true
  for (const seconds of [...WAITS_SECONDS, 0]) {
    try {
      return await verify(reference)
    } catch (fault) {
      if (isFinal(fault)) throw fault
    }
    if (isFirst) onWaiting()
    isFirst = false
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
  return null
}

/** Whether asking again would bring the same. */
function isFinal(fault: unknown): boolean {
  if (!(fault instanceof Declared)) return false
  return fault.http < 500 && fault.http !== 429 && !isConfirming(fault.message)
}
