import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { verifyPayment } from '../../../../contract/payments/payments.ts'
import { m } from '../../../../messages/m.ts'
import { ApiError, callApi, messageOf } from '../../../api/call-api.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { retryAfterMs } from '../../../api/retry-pause.ts'
import { toast } from '../../../kit/toast.ts'

/** A settled payment: the new balance, its ledger entry, and in `note` why the money stayed in the wallet. */
export type VerifiedPayment = z.output<typeof verifyPayment.response>

// the provider may take a while; its webhook reaches the server also if this page is closed
const RETRY_DELAYS_SECONDS = [2, 3, 5, 8, 13, 21, 34]

/**
 * The delay before the next request for the outcome of a payment, by the number of requests made; `error` is that of the last one,
 * whose server may have asked for a longer one.
 */
function nextPollDelayMs(requestsMade: number, error?: unknown): number {
  return Math.max((RETRY_DELAYS_SECONDS[requestsMade - 1] ?? 60) * 1000, retryAfterMs(error))
}

type PollState = {
  data: 'known' | 'open' | undefined
  error: unknown
  dataUpdateCount: number
  errorUpdateCount: number
}

/** Options of a query that asks for the outcome of a payment at growing intervals until it is known. */
export const untilKnown = {
  ...{ retry: false, staleTime: 0, gcTime: 0 },
  refetchInterval: ({ state }: { state: PollState }) =>
    state.data === 'known'
      ? false
      : nextPollDelayMs(state.dataUpdateCount + state.errorUpdateCount, state.error),
}

/**
 * Asks the server once for the outcome of a payment. Throws if it is not settled. `isWindowClosed` reports that the card
 * window was closed, so that the class can be paid again if nothing was charged.
 */
export function verifyOnce(
  reference: string,
  { isWindowClosed = false } = {},
): Promise<VerifiedPayment> {
  return callApi(verifyPayment, {
    ...{ reference, wantsReceipt: true },
    ...(isWindowClosed && { isWindowClosed }),
  })
}

/**
 * Polls the outcome of a payment until it is final, and throws if the payment failed. `onDelayed` is called once if
 * the first response is not final. Null after a minute and a half without an outcome.
 */
export async function confirmPayment(
  reference: string,
  onDelayed: () => void,
): Promise<VerifiedPayment | null> {
  for (let requests = 1; requests <= RETRY_DELAYS_SECONDS.length + 1; requests++) {
    let delayMs: number
    try {
      return await verifyOnce(reference)
    } catch (error) {
      if (isFinalError(error)) throw error
      delayMs = nextPollDelayMs(requests, error)
    }
    if (requests === 1) onDelayed()
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
  return null
}

/** True if another request for the outcome would return the same error. */
export function isFinalError(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status < 500 && error.status !== 429 && error.code !== 'payment_confirming'
}

/** Refetches all data that shows classes or balances after a payment, an enrolment or a renewal. */
export async function refreshAfterPayment(queryClient: QueryClient): Promise<void> {
  await invalidate(
    queryClient,
    keys.classPages,
    keys.lessonPages,
    keys.myClasses,
    keys.eligibleClasses,
    keys.walletHistory,
    keys.awaitedPayments,
    keys.user,
  )
}

/** Reports a settled payment for a class, or why its money is in the wallet (R-CLASS-027). */
export const CLASS_PAID = m.payments_class_paid()

/** Asks for the outcome of a payment for a class at growing intervals until it is known, while it is used on the page. */
export function paymentOutcomeQuery(reference: string) {
  return queryOptions({
    queryKey: keys.paymentOutcome(reference),
    queryFn: ({ client }) => checkOutcome(client, reference),
    ...untilKnown,
  })
}

/** Asks for the outcome and, when it is known, reports it and refreshes the pages that show it. */
export async function checkOutcome(
  queryClient: QueryClient,
  reference: string,
  options?: { isWindowClosed: boolean },
): Promise<'known' | 'open'> {
  try {
    const { state, note } = await verifyOnce(reference, options)
    if (state === 'settled') toast.success(CLASS_PAID)
    else toast.info(note)
  } catch (error) {
    if (!isFinalError(error)) {
      if (error instanceof ApiError) return 'open'
      throw error
    }
    const isUnpaid = error instanceof ApiError && error.code === 'payment_not_made'
    toast[isUnpaid ? 'info' : 'error'](messageOf(error))
  }
  void refreshAfterPayment(queryClient)
  return 'known'
}
