import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CardPayment, recheckPayment } from '../../../../contract/payments/card-payments.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { inNaira } from '../../../kit/naira.ts'
import { toast } from '../../../kit/toast.ts'

/** Checks a payment with the provider and reports the result in a toast. */
export function useRecheckPayment(reference: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(recheckPayment, { reference }),
    onSuccess: (payment) => {
      showOutcome(payment)
      void queryClient.invalidateQueries({ queryKey: adminKeys.payments })
      return queryClient.invalidateQueries({ queryKey: adminKeys.cardPayments })
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}

function showOutcome({ state, name, amount, failureReason }: CardPayment) {
  if (state === 'settled')
    toast.success(m.payments_amount_arrived({ amount: inNaira(amount), name }))
  else if (state === 'to_wallet')
    toast.info(m.payments_amount_in_wallet({ amount: inNaira(amount), name }), failureReason)
  else if (state === 'failed') toast.info(m.payments_card_not_charged(), failureReason)
  else toast.info(m.payments_nothing_paid_yet(), failureReason)
}
