import type { PaymentRow } from '../../../../contract/payments.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { classNames } from '../../../kit/class-names.ts'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { Duo } from '../../../kit/Duo.tsx'
import { dateAndTime } from '../../../kit/dates.ts'
import { signed } from '../../../kit/naira.ts'
import { serviceName } from './services.ts'

const columns: readonly Column<PaymentRow>[] = [
  {
    key: 'name',
    head: 'Name',
    cell: (it) => (
      <span className="flex items-baseline justify-between gap-3 max-md:-me-3">
        <b className="font-semibold">
          <bdi>{it.name}</bdi>
        </b>
        <span className="md:hidden">
          <Sum row={it} />
        </span>
      </span>
    ),
  },
  {
    key: 'title',
    head: 'Title',
    cell: (it) => (
      <span className="text-ink-2">
        <Duo>{it.title}</Duo>
      </span>
    ),
  },
  {
    key: 'service',
    head: 'Service',
    cell: (it) => <Badge kind="plain">{serviceName(it.service)}</Badge>,
  },
  {
    key: 'date',
    head: 'Date',
    cell: (it) => (
      <span className="num text-ink-2 md:whitespace-nowrap max-md:text-small">
        {dateAndTime(it.date)}
      </span>
    ),
  },
  // on a phone it stands beside the name
  { key: 'amount', head: 'Amount', end: true, wideOnly: true, cell: (it) => <Sum row={it} /> },
]

/** Movements of all wallets; on a phone each is a card. */
export function PaymentTable({ rows }: { rows: readonly PaymentRow[] }) {
  return <DataTable caption="Payments" columns={columns} rows={rows} keyOf={(it) => it.id} />
}

/** Funding and credits have a plus, debits a minus (wallet-and-admin §9). */
function Sum({ row }: { row: PaymentRow }) {
  const isIn = row.type === 'credit' || row.service === 'fund'
  return (
    <b className={classNames('num font-semibold whitespace-nowrap', isIn && 'text-good-ink')}>
      {signed(row.amount, isIn)}
    </b>
  )
}
