import { DAY, MINUTE } from '../../contract/platform/duration.ts'
import type { ReversalState } from './reversal.ts'

/** The interval of queries to the provider after a request without a known result, in seconds. */
export const RECHECK_REQUESTED_SECONDS = MINUTE

/**
 * A request that the provider does not know after this time was lost: it was sent with a timeout of seconds, and is never sent
 * again automatically.
 */
export const LOST_AFTER_SECONDS = 15 * MINUTE

/** Refunds are paid out within ten working days; the webhook reports it, and the provider is queried once a day. */
const RECHECK_PENDING_SECONDS = DAY

/** The longest delay until the next query. */
export const MAX_REFUND_RECHECK_SECONDS = DAY

/** The time of the next query about a refund in this state; null for a final state. */
export function nextRefundCheckAt(
  state: ReversalState,
  provider: 'paystack' | 'sandbox',
  now: number,
): number | null {
  if (state === 'requested') return now + RECHECK_REQUESTED_SECONDS
  if (state !== 'pending') return null
  // the sandbox pays out within a minute
  return now + (provider === 'sandbox' ? MINUTE : RECHECK_PENDING_SECONDS)
}
