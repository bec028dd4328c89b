import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CardPayment, PaymentReversal } from '../../../../contract/payments/card-payments.ts'
import {
  continueRefund,
  type RefundContinuation,
  type RefundResult,
} from '../../../../contract/payments/refunds.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { invalidate } from '../../../api/query-keys.ts'
import { Badge, type BadgeKind } from '../../../kit/Badge.tsx'
import { Button } from '../../../kit/Button.tsx'
import type { DateFormat } from '../../../kit/dates.ts'
import { formatPrice, nairaInText } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
import { toast } from '../../../kit/toast.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'

/**
 * The refunds and disputes of a card payment: those of administrators (decision 0660), and as the provider reported them
 * (decision 0342).
 */
export function Reversals({ payment }: { payment: CardPayment }) {
  const format = useDateFormat()
  const { reversals, refundedToWallet } = payment
  if (reversals.length === 0 && refundedToWallet === 0) return null
  return (
    <ul className="mt-2 grid gap-1.5" aria-label={m.payments_refunds_disputes()}>
      {reversals.map((it) => (
        <li key={it.id} className="grid justify-items-start gap-1">
          <Badge kind={reversalBadge(it).kind}>{reversalBadge(it).name}</Badge>
          <span className="page-side block text-small text-ink-2 wrap-anywhere" dir="auto">
            {reversalDetail(it, format)}
          </span>
          <RefundActions payment={payment} refund={it} />
        </li>
      ))}
      {refundedToWallet > 0 && (
        <li className="text-small text-ink-2">
          <Text of={m.payments_part_refunded_wallet} amount={nairaInText(refundedToWallet)} />
        </li>
      )}
    </ul>
  )
}

type ReversalBadge = { kind: BadgeKind; name: string }

const REVERSAL_BADGES: Record<PaymentReversal['state'], ReversalBadge> = {
  requested: { kind: 'timetable', name: m.payments_reversal_requested() },
  pending: { kind: 'timetable', name: m.payments_reversal_pending() },
  failed: { kind: 'inactive', name: m.payments_mark_refund_failed() },
  returned: { kind: 'exam', name: m.payments_reversal_returned() },
  processed: { kind: 'exam', name: m.payments_reversal_processed() },
  open: { kind: 'inactive', name: m.payments_reversal_open() },
  won: { kind: 'active', name: m.payments_reversal_won() },
  lost: { kind: 'inactive', name: m.payments_reversal_lost() },
}

/** The badge of a refund or dispute. */
const reversalBadge = ({ state }: PaymentReversal): ReversalBadge => REVERSAL_BADGES[state]

/** The amount, the deadline of a dispute, the part that the wallet did not cover, and who refunded it and why. */
function reversalDetail(
  { amount, state, due, owed, note, reason, by }: PaymentReversal,
  format: DateFormat,
): string {
  const parts = [
    formatPrice(amount),
    state === 'open' && due > 0 && m.payments_answer_by({ time: format.dateTime(due) }),
    owed > 0 && m.payments_owed_by_student({ amount: formatPrice(owed) }),
    note,
    reason,
    by !== null && m.payments_by_actor({ name: by }),
  ]
  return parts.filter(Boolean).join(' · ')
}

type RefundActionsProps = { payment: CardPayment; refund: PaymentReversal }

/** The actions on a refund requested by an administrator, if it failed or is not confirmed. */
function RefundActions({ payment, refund }: RefundActionsProps) {
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

/** Sends a failed refund again, puts it into the wallet instead, or checks it, and reports the result in a toast. */
function useContinueRefund({ id: refundId, attempts }: PaymentReversal) {
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
