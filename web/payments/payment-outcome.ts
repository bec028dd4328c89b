import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, messageOf } from '../api/call-api.ts'
import { keys } from '../api/query-keys.ts'
import { toast } from '../kit/toast.ts'
import { isFinalError, untilKnown, verifyOnce } from './confirm-payment.ts'
import { CLASS_PAID, refreshAfterPayment } from './refresh-after-payment.ts'

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
