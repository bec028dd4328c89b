import type { CardPayment } from '../../../../contract/payments.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Button } from '../../../kit/Button.tsx'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { Duo } from '../../../kit/Duo.tsx'
import { dateAndTime } from '../../../kit/dates.ts'
import { inNaira } from '../../../kit/naira.ts'
import { Reversals } from './Reversals.tsx'
import { stateLook, stateName } from './states.ts'
import { useRecheck } from './use-recheck.ts'

const columns: readonly Column<CardPayment>[] = [
  {
    key: 'payer',
    head: 'Payer',
    cell: (it) => (
      <>
        <b className="block font-semibold">
          <bdi>{it.name}</bdi>
        </b>
        <span className="text-small text-ink-2 wrap-anywhere">{it.email}</span>
      </>
    ),
  },
  {
    key: 'reference',
    head: 'Reference',
    cell: (it) => (
      <>
        <span className="num block text-small wrap-anywhere">{it.reference}</span>
        <span className="text-small text-ink-2">
          {purposeOf(it)}
          {it.className && <Duo>{it.className}</Duo>}
        </span>
      </>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: (it) => (
      <>
        <Badge kind={stateLook[it.state]}>{stateName[it.state]}</Badge>
        {it.remark && <span className="mt-1 block text-small text-ink-2">{it.remark}</span>}
        <Reversals of={it.reversals} />
      </>
    ),
  },
  {
    key: 'opened',
    head: 'Opened',
    cell: (it) => (
      <span className="num text-ink-2 md:whitespace-nowrap max-md:text-small">
        {dateAndTime(it.opened)}
      </span>
    ),
  },
  {
    key: 'amount',
    head: 'Amount',
    end: true,
    cell: (it) => <b className="font-semibold whitespace-nowrap">{inNaira(it.amount)}</b>,
  },
]

const purposes = { fund: 'Wallet', class: 'Class: ', renewal: 'Renewal: ' } as const
const purposeOf = ({ purpose }: CardPayment) => purposes[purpose]

/** Card payments; what is not paid so far can be asked for again. */
export function CardTable({ rows }: { rows: readonly CardPayment[] }) {
  return (
    <DataTable
      caption="Card payments"
      columns={columns}
      rows={rows}
      keyOf={(it) => it.reference}
      actions={(it) => <Recheck payment={it} />}
    />
  )
}

function Recheck({ payment }: { payment: CardPayment }) {
  const { mutate, isPending } = useRecheck(payment.reference)
  if (payment.settled !== 0) return null
  return (
    <Button look="soft" busy={isPending && 'Asking...'} onClick={() => mutate()}>
      Re-check
      <span className="sr-only"> {payment.reference}</span>
    </Button>
  )
}
