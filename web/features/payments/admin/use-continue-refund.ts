import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaymentReversal } from '../../../../contract/payments/card-payments.ts'
import {
  continueRefund,
  type RefundContinuation,
  type RefundResult,
} from '../../../../contract/payments/refunds.ts'
import { m } from '../../../../messages/m.ts'
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
  if (state === 'processed') toast.success(m.payments_refund_paid_card())
  else if (state === 'returned') toast.success(m.payments_refund_in_wallet())
  else if (state === 'failed') toast.error(m.payments_refund_failed(), note)
  else if (state === 'pending') toast.info(m.payments_refund_on_way(), note)
  else toast.info(m.payments_card_provider_has_not_confirmed())
}
