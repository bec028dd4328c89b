import { HandCoins } from 'lucide-react'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { formatShare, type StatementRow } from '../../../../contract/staff/income-shares.ts'
import { locale, m } from '../../../../messages/m.ts'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { EmptyCard } from '../../../kit/EmptyState.tsx'
import { formatSignedNaira, inNaira } from '../../../kit/naira.ts'

const columns: readonly Column<StatementRow>[] = [
  {
    key: 'class',
    header: m.kit_class(),
    cell: (it) => (
      <span className="font-semibold wrap-anywhere">
        <bdi>{it.className}</bdi>
      </span>
    ),
  },
  {
    key: 'income',
    header: m.payments_income(),
    label: m.payments_income(),
    alignEnd: true,
    cell: (it) => inNaira(it.income),
  },
  {
    key: 'refunds',
    header: m.payments_refunds(),
    label: m.payments_refunds(),
    alignEnd: true,
    cell: (it) => signed(-it.refunds),
  },
  {
    key: 'share',
    header: m.payments_share_column(),
    label: m.payments_share_column(),
    alignEnd: true,
    cell: (it) => formatShare(it.basisPoints, locale),
  },
  {
    key: 'amount',
    header: m.kit_amount(),
    label: m.kit_amount(),
    alignEnd: true,
    cell: (it) => <b className="font-semibold">{signed(it.share)}</b>,
  },
]

type IncomeStatementProps = {
  rows: readonly StatementRow[]
  total: Kobo
  /** 'November 2026' */
  month: string
  /** True for the statement of the reader alone. */
  isOwn: boolean
}

/** The statement of a month: a table of classes for each teacher, with the total of each (R-STAFF-012). */
export function IncomeStatement({ rows, total, month, isOwn }: IncomeStatementProps) {
  if (rows.length === 0)
    return (
      <EmptyCard icon={HandCoins} title={m.payments_no_shares_month({ month })}>
        {isOwn ? m.payments_own_shares_appear_here() : m.payments_set_share_below()}
      </EmptyCard>
    )
  const teachers = [...Map.groupBy(rows, (it) => it.userId)]
  return (
    <>
      {teachers.map(([userId, ofTeacher]) => (
        <TeacherStatement key={userId} rows={ofTeacher} />
      ))}
      {teachers.length > 1 && (
        <Card
          as="div"
          className="flex items-baseline justify-between gap-3 px-(--pad) py-4 md:pe-3"
        >
          <span className="font-semibold">{m.payments_total_all_teachers()}</span>
          <b className="num font-semibold">{signed(total)}</b>
        </Card>
      )}
    </>
  )
}

function TeacherStatement({ rows }: { rows: readonly StatementRow[] }) {
  const name = rows[0]?.name ?? ''
  return (
    <Card aria-label={name}>
      <CardHead title={<bdi>{name}</bdi>} />
      <DataTable
        caption={m.payments_statement_of({ name })}
        columns={columns}
        rows={rows}
        rowKey={(it) => `${it.classId} ${it.basisPoints}`}
      />
      <p className="m-0 flex items-baseline justify-between gap-3 border-line border-t px-(--pad) py-3.5 md:pe-3">
        <span className="font-semibold">{m.payments_total()}</span>
        <b className="num font-semibold">{signed(rows.reduce((sum, it) => sum + it.share, 0))}</b>
      </p>
    </Card>
  )
}

const signed = (amount: Kobo) => (amount < 0 ? formatSignedNaira(amount, false) : inNaira(amount))
