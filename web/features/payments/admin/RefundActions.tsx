import type { CardPayment, PaymentReversal } from '../../../../contract/payments/card-payments.ts'
import { Button } from '../../../kit/Button.tsx'
import { formatPrice } from '../../../kit/naira.ts'
import { useContinueRefund } from './use-continue-refund.ts'

type RefundActionsProps = { payment: CardPayment; refund: PaymentReversal }

/** The actions on a refund requested by an administrator, if it failed or is not confirmed. */
export function RefundActions({ payment, refund }: RefundActionsProps) {
  const { mutate, isPending, variables } = useContinueRefund(refund)
  const { by, state, amount } = refund
  const about = (
    <span className="sr-only">
      {' '}
      ({formatPrice(amount)} of {payment.name})
    </span>
  )
  if (by === null) return null
  if (state === 'requested')
    return (
      <Button variant="soft" busy={isPending && 'Asking...'} onClick={() => mutate('check')}>
        Check{about}
      </Button>
    )
  if (state !== 'failed') return null
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        variant="soft"
        busy={isPending && variables === 'retry' && 'Sending...'}
        disabled={isPending}
        onClick={() => mutate('retry')}
      >
        Try again{about}
      </Button>
      <Button
        variant="outline"
        busy={isPending && variables === 'wallet' && 'Refunding...'}
        disabled={isPending}
        onClick={() => mutate('wallet')}
      >
        Refund to wallet instead{about}
      </Button>
    </span>
  )
}
