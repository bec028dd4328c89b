import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { type AwaitedPayment, confirmingMessage } from '../../../../contract/payments/payments.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { messageOf } from '../../../api/call-api.ts'
import { Button, type ButtonVariant } from '../../../kit/Button.tsx'
import { Text } from '../../../kit/Text.tsx'
import { toast } from '../../../kit/toast.ts'
import { checkOutcome, paymentOutcomeQuery } from './payment-outcome.ts'
import './payments.css'

type ConfirmingPaymentProps = { payment: AwaitedPayment; variant: ButtonVariant }

/**
 * In place of the pay button of a class while a card payment for it is awaited (decision 0440): asks the server at growing
 * intervals while the page is visible, and lets the student start again after a closed card window.
 */
export function ConfirmingPayment({ payment, variant }: ConfirmingPaymentProps) {
  const queryClient = useQueryClient()
  useQuery(paymentOutcomeQuery(payment.reference))
  const startAgain = useMutation({
    mutationFn: () => checkOutcome(queryClient, payment.reference, { isWindowClosed: true }),
    onSuccess: (outcome) => {
      if (outcome === 'open') toast.info(textOf(confirmingMessage(payment.amount)))
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <div className="confirming">
      <Button variant={variant} disabled>
        <Hourglass className="icon" aria-hidden />
        {m.payments_confirming()}
      </Button>
      <p role="status">
        <b>{textOf(confirmingMessage(payment.amount))}</b>{' '}
        <Text
          of={m.payments_confirming_hint}
          startAgain={
            <button
              type="button"
              className="confirming-again"
              aria-busy={startAgain.isPending || undefined}
              onClick={() => !startAgain.isPending && startAgain.mutate()}
            >
              {startAgain.isPending ? m.payments_checking() : m.payments_start_again()}
            </button>
          }
        />
      </p>
    </div>
  )
}
