import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaymentReversal } from '../../../../contract/payments/card-payments.ts'
import {
  continueRefund,
  type RefundContinuation,
  type RefundResult,
} from '../../../../contract/payments/refunds.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { invalidate } from '../../../api/query-keys.ts'
import { toast } from '../../../kit/toast.ts'

/** Sends a failed refund again, puts it into the wallet instead, or checks it, and reports the result in a toast. */
export function useContinueRefund({ id: refundId, attempts }: PaymentReversal) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (how: RefundContinuation) => callApi(continueRefund, { refundId, how, attempts }),
    onSuccess: showState,
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () =>
      invalidate(queryClient, adminKeys.students, adminKeys.payments, adminKeys.cardPayments),
  })
}

function showState({ state, note }: RefundResult) {
  if (state === 'processed') toast.success('The refund was paid to the card.')
  else if (state === 'returned') toast.success('The refund is in the wallet.')
  else if (state === 'failed') toast.error('The refund failed.', note)
  else if (state === 'pending') toast.info('The refund is on its way to the card.', note)
  else toast.info('The card provider has not confirmed the refund yet.')
}
