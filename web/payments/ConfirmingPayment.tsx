import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { type AwaitedPayment, confirmingMessage } from '../../contract/payments.ts'
import { ApiError, messageOf } from '../api/call-api.ts'
import { keys } from '../api/query-keys.ts'
import { Button, type ButtonVariant } from '../kit/Button.tsx'
import { toast } from '../kit/toast.ts'
import { isFinalError, untilKnown, verifyOnce } from './confirm-payment.ts'
import { CLASS_PAID, refreshAfterPayment } from './refresh-after-payment.ts'
import './payments.css'

type ConfirmingPaymentProps = { payment: AwaitedPayment; variant: ButtonVariant }

/**
 * In place of the pay button of a class while a card payment for it is awaited (decision 0440): asks the server at growing
 * intervals while the page is visible, and lets the student start again after a closed card window.
 */
export function ConfirmingPayment({ payment, variant }: ConfirmingPaymentProps) {
  const queryClient = useQueryClient()
  useQuery(outcomeQuery(payment.reference))
  const startAgain = useMutation({
    mutationFn: () => checkOutcome(queryClient, payment.reference, { isWindowClosed: true }),
    onSuccess: (outcome) => {
      if (outcome === 'open') toast.info(confirmingMessage(payment.amount))
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <div className="confirming">
      <Button variant={variant} disabled>
        <Hourglass className="icon" aria-hidden />
        Confirming…
      </Button>
      <p role="status">
        <b>{confirmingMessage(payment.amount)}</b> You need not wait here. It goes on without this
        page. If you closed the card window without paying,{' '}
        <button
          type="button"
          className="confirming-again"
          aria-busy={startAgain.isPending || undefined}
          onClick={() => !startAgain.isPending && startAgain.mutate()}
        >
          {startAgain.isPending ? 'checking...' : 'start again'}
        </button>
        .
      </p>
    </div>
  )
}

function outcomeQuery(reference: string) {
  return queryOptions({
    queryKey: keys.paymentOutcome(reference),
    queryFn: ({ client }) => checkOutcome(client, reference),
    ...untilKnown,
  })
}

/** Asks for the outcome and, when it is known, reports it and refreshes the pages that show it. */
async function checkOutcome(
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
