import type { CardPayment, PaymentReversal } from '../../../../contract/payments/card-payments.ts'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { formatPrice } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
import { useContinueRefund } from './use-continue-refund.ts'

type RefundActionsProps = { payment: CardPayment; refund: PaymentReversal }

/** The actions on a refund requested by an administrator, if it failed or is not confirmed. */
export function RefundActions({ payment, refund }: RefundActionsProps) {
  const { mutate, isPending, variables } = useContinueRefund(refund)
  const { by, state, amount } = refund
  const about = (
    <span className="sr-only">
      {' '}
      <Text of={m.payments_about_refund} amount={formatPrice(amount)} name={payment.name} />
    </span>
  )
  if (by === null) return null
  if (state === 'requested')
    return (
      <Button
        variant="soft"
        busy={isPending && m.payments_asking()}
        onClick={() => mutate('check')}
      >
        {m.payments_check()}
        {about}
      </Button>
    )
  if (state !== 'failed') return null
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        variant="soft"
        busy={isPending && variables === 'retry' && m.kit_sending()}
        disabled={isPending}
        onClick={() => mutate('retry')}
      >
        {m.kit_try_again()}
        {about}
      </Button>
      <Button
        variant="outline"
        busy={isPending && variables === 'wallet' && m.payments_refunding()}
        disabled={isPending}
        onClick={() => mutate('wallet')}
      >
        {m.payments_refund_wallet_instead()}
        {about}
      </Button>
    </span>
  )
}
