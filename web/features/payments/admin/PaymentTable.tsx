import { RotateCcw, ScrollText, Undo2 } from 'lucide-react'
import type { PaymentRow } from '../../../../contract/payments/payment-history.ts'
import type { RecordedPayment } from '../../../../contract/wallet/ledger-entry.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { classNames } from '../../../kit/class-names.ts'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { DateCell } from '../../../kit/DateCell.tsx'
import { Link } from '../../../kit/Link.tsx'
import { Menu } from '../../../kit/Menu.tsx'
import { formatSignedNaira } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
import { LedgerTitle, TestMark } from '../shared/LedgerTitle.tsx'
import { methodName } from '../shared/recorded/method-name.ts'
import { useDayText } from '../shared/recorded/SamePaymentText.tsx'
import { serviceName } from './service-names.ts'

/** The actions on a payment. Each opens a dialog. */
export type PaymentAction = 'receipt' | 'refund' | 'correct'

const columns: readonly Column<PaymentRow>[] = [
  {
    key: 'name',
    header: m.kit_name(),
    cell: (it) => (
      <span className="flex items-baseline justify-between gap-3 md:min-w-36">
        <Link
          to={`${paths.admin.students}/${it.studentId}`}
          className="inline-block min-h-6 font-semibold text-ink no-underline wrap-anywhere hover:underline"
        >
          <bdi>{it.name}</bdi>
        </Link>
        <span className="md:hidden">
          <SignedAmount row={it} />
        </span>
      </span>
    ),
  },
  { key: 'title', header: m.payments_title(), cell: (it) => <PaymentTitle row={it} /> },
  {
    key: 'service',
    header: m.payments_service(),
    cell: (it) => (
      <>
        <Badge kind="plain">{serviceName(it.service)}</Badge>
        {it.method && it.method !== 'school' && (
          <span className="block text-small text-ink-2">{methodName(it.method)}</span>
        )}
      </>
    ),
  },
  {
    key: 'date',
    header: m.kit_date(),
    cell: (it) => <DateCell at={it.date} />,
  },
  // on phones it is displayed beside the name
  {
    key: 'amount',
    header: m.kit_amount(),
    alignEnd: true,
    wideOnly: true,
    cell: (it) => <SignedAmount row={it} />,
  },
]

type PaymentTableProps = {
  rows: readonly PaymentRow[]
  onAction: (action: PaymentAction, row: PaymentRow) => void
}

/** Ledger entries of all wallets with their students, as cards on phones. */
export function PaymentTable({ rows, onAction }: PaymentTableProps) {
  return (
    <DataTable
      caption={m.payments_caption()}
      columns={columns}
      rows={rows}
      rowKey={(it) => it.id}
      actions={(it) => <PaymentActions row={it} onAction={onAction} />}
    />
  )
}

/** The title, and the administrator who put the money in or took it out. */
function PaymentTitle({ row: { title, actor, isTest, recorded } }: { row: PaymentRow }) {
  return (
    <span className="text-ink-2">
      <LedgerTitle>{title}</LedgerTitle>
      {isTest && <TestMark />}
      {recorded && <RecordedBy recorded={recorded} />}
      {actor && (
        <span className="block text-small">
          <Text of={m.payments_by_actor} name={<bdi>{actor.name}</bdi>} />
        </span>
      )}
    </span>
  )
}

/** The day of a recorded payment, its reference and who paid. */
function RecordedBy({ recorded }: { recorded: RecordedPayment }) {
  const { day } = useDayText()
  const parts = [day(recorded.date), recorded.reference, recorded.payer].filter(Boolean)
  return (
    <span className="block text-small num wrap-anywhere">
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    </span>
  )
}

function PaymentActions({
  row,
  onAction,
}: { row: PaymentRow } & Pick<PaymentTableProps, 'onAction'>) {
  return (
    <Menu
      label={m.payments_actions_payment_reference({ reference: row.reference })}
      items={[
        {
          label: m.payments_receipt(),
          icon: <ScrollText className="icon" aria-hidden />,
          onSelect: () => onAction('receipt', row),
        },
        ...(row.left !== undefined && row.left > 0
          ? [
              {
                label: m.payments_refund(),
                icon: <RotateCcw className="icon" aria-hidden />,
                onSelect: () => onAction('refund', row),
              },
            ]
          : []),
        {
          label: m.payments_correct_wallet(),
          icon: <Undo2 className="icon mirror" aria-hidden />,
          onSelect: () => onAction('correct', row),
        },
      ]}
    />
  )
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
