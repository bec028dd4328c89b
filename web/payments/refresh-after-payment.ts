import type { QueryClient } from '@tanstack/react-query'
import { invalidate, keys } from '../api/query-keys.ts'

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
export const CLASS_PAID = 'Payment successful! You can now access the class.'
