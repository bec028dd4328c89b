import type { PaymentRow } from '../../../../contract/payment-history.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { classNames } from '../../../kit/class-names.ts'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { formatSignedNaira } from '../../../kit/naira.ts'
import { serviceName } from './service-names.ts'

const columns: readonly Column<PaymentRow>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: (it) => (
      <span className="flex items-baseline justify-between gap-3 max-md:-me-3">
        <b className="font-semibold">
          <bdi>{it.name}</bdi>
        </b>
        <span className="md:hidden">
          <SignedAmount row={it} />
        </span>
      </span>
    ),
  },
  {
    key: 'title',
    header: 'Title',
    cell: (it) => (
      <span className="text-ink-2">
        <BilingualTitle>{it.title}</BilingualTitle>
      </span>
    ),
  },
  {
    key: 'service',
    header: 'Service',
    cell: (it) => <Badge kind="plain">{serviceName(it.service)}</Badge>,
  },
  {
    key: 'date',
    header: 'Date',
    cell: (it) => (
      <span className="num text-ink-2 md:whitespace-nowrap max-md:text-small">
        <DateText at={it.date} format="dateTime" />
      </span>
    ),
  },
  // on phones it is displayed beside the name
  {
    key: 'amount',
    header: 'Amount',
    alignEnd: true,
    wideOnly: true,
    cell: (it) => <SignedAmount row={it} />,
  },
]

/** Ledger entries of all wallets, as cards on phones. */
export function PaymentTable({ rows }: { rows: readonly PaymentRow[] }) {
  return <DataTable caption="Payments" columns={columns} rows={rows} rowKey={(it) => it.id} />
}

/** Funding and credits have a plus, debits a minus (R-APAY-005). */
function SignedAmount({ row }: { row: PaymentRow }) {
  const isCredit = row.type === 'credit' || row.service === 'fund'
  return (
    <b
      className={classNames('num font-semibold whitespace-nowrap', isCredit && 'text-success-ink')}
    >
      {formatSignedNaira(row.amount, isCredit)}
    </b>
  )
}
