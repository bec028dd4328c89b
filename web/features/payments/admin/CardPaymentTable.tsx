import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CardPayment, recheckPayment } from '../../../../contract/payments/card-payments.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { DateCell } from '../../../kit/DateCell.tsx'
import { emailText } from '../../../kit/email-text.ts'
import { Link } from '../../../kit/Link.tsx'
import { inNaira, nairaInText } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
import { toast } from '../../../kit/toast.ts'
import { TestMark } from '../shared/LedgerTitle.tsx'
import { STATE_BADGES, STATE_LABELS } from './payment-states.ts'
import { Reversals } from './Reversals.tsx'

const columns: readonly Column<CardPayment>[] = [
  {
    key: 'payer',
    header: m.payments_payer(),
    cell: (it) => (
      <>
        <Link
          to={`${paths.admin.students}/${it.studentId}`}
          className="block min-h-6 font-semibold text-ink no-underline wrap-anywhere hover:underline"
        >
          <bdi>{it.name}</bdi>
        </Link>
        <span className="text-small text-ink-2 wrap-anywhere">{emailText(it.email)}</span>
      </>
    ),
  },
  {
    key: 'reference',
    header: m.payments_reference(),
    cell: (it) => (
      <>
        <span className="num block text-small wrap-anywhere">{it.reference}</span>
        <span className="text-small text-ink-2">
          <Purpose {...it} />
          {it.provider === 'sandbox' && <TestMark />}
        </span>
      </>
    ),
  },
  {
    key: 'state',
    header: m.payments_state(),
    cell: (it) => (
      <>
        <Badge kind={STATE_BADGES[it.state]}>{STATE_LABELS[it.state]}</Badge>
        {it.failureReason && (
          <span className="mt-1 block text-small text-ink-2">{it.failureReason}</span>
        )}
        <Reversals payment={it} />
      </>
    ),
  },
  {
    key: 'opened',
    header: m.payments_opened(),
    cell: (it) => <DateCell at={it.opened} />,
  },
  {
    key: 'amount',
    header: m.kit_amount(),
    alignEnd: true,
    cell: (it) => (
      <>
        <b className="font-semibold whitespace-nowrap">{inNaira(it.amount)}</b>
        {it.fee !== undefined && it.fee > 0 && (
          <span className="block text-small text-ink-2 num whitespace-nowrap">
            {m.recorded_provider_fee({ amount: nairaInText(it.fee) })}
          </span>
        )}
      </>
    ),
  },
]

function Purpose({ purpose, className }: Pick<CardPayment, 'purpose' | 'className'>) {
  if (purpose === 'fund') return m.payments_for_wallet()
  return (
    <Text
      of={m.payments_for_class}
      purpose={purpose === 'renewal' ? purpose : 'other'}
      className={<BilingualTitle>{className}</BilingualTitle>}
    />
  )
}

type CardPaymentTableProps = {
  rows: readonly CardPayment[]
  onRefund: (reference: string) => void
}

/** Card payments. An unpaid one can be checked again, a paid one refunded. */
export function CardPaymentTable({ rows, onRefund }: CardPaymentTableProps) {
  return (
    <DataTable
      caption={m.payments_card_payments()}
      columns={columns}
      rows={rows}
      rowKey={(it) => it.reference}
      actions={(it) =>
        it.settled === 0 ? (
          <RecheckButton payment={it} />
        ) : it.refunded + it.refundedToWallet >= it.amount ? null : (
          <Button variant="soft" onClick={() => onRefund(it.reference)}>
            {m.payments_refund()}
            <span className="sr-only"> {it.reference}</span>
          </Button>
        )
      }
    />
  )
}

function RecheckButton({ payment }: { payment: CardPayment }) {
  const { mutate, isPending } = useRecheckPayment(payment.reference)
  return (
    <Button variant="soft" busy={isPending && m.payments_asking()} onClick={() => mutate()}>
      {m.payments_re_check()}
      <span className="sr-only"> {payment.reference}</span>
    </Button>
  )
}

/** Checks a payment with the provider and reports the result in a toast. */
function useRecheckPayment(reference: string) {
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
    toast.success(m.payments_amount_arrived({ amount: nairaInText(amount), name }))
  else if (state === 'to_wallet')
    toast.info(m.payments_amount_in_wallet({ amount: nairaInText(amount), name }), failureReason)
  else if (state === 'failed') toast.info(m.payments_card_not_charged(), failureReason)
  else toast.info(m.payments_nothing_paid_yet(), failureReason)
}
