import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import {
  type IncomeReportRow,
  incomeCsv,
  REPORT_GROUPS,
  type ReportGroup,
} from '../../../../contract/payments/income-report.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { ExportButton } from '../../../downloads/ExportButton.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Card } from '../../../kit/Card.tsx'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { formatSignedNaira, inNaira, nairaInText } from '../../../kit/naira.ts'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { choiceFilter, type UrlFilter } from '../../../kit/url-filters.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { methodName } from '../shared/recorded/method-name.ts'
import { monthLabel } from './period-filter.ts'
import { incomeQuery } from './queries.ts'

const month: UrlFilter<string> = {
  parse: (text) => (text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : ''),
  serialize: (it) => it,
}
const URL_FILTERS = {
  by: choiceFilter<ReportGroup>(REPORT_GROUPS, 'class'),
  since: month,
  until: month,
}

const GROUPS = [
  { value: 'class', label: m.recorded_by_class() },
  { value: 'method', label: m.recorded_by_method() },
  { value: 'month', label: m.recorded_by_month() },
] as const

/** What came in by class, method or month, the fees of the card provider, and what is left (R-PAY-004, R-PAY-005). */
export function IncomeReport() {
  const { filters, setFilters } = useUrlFilters(URL_FILTERS)
  const { by, since: from, until: to } = filters
  const query = useQuery(incomeQuery({ by, from, to }))
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <SegmentedControl
          label={m.recorded_group()}
          options={GROUPS}
          value={by}
          onChange={(it) => setFilters({ by: it })}
        />
        <div className="grid w-full grid-cols-2 gap-4 md:w-96">
          <MonthField
            label={m.recorded_from_month()}
            value={from}
            onChange={(it) => setFilters({ since: it }, { replace: true })}
          />
          <MonthField
            label={m.recorded_to_month()}
            value={to}
            onChange={(it) => setFilters({ until: it }, { replace: true })}
          />
        </div>
        <ExportButton file={incomeCsv} filter={{ from, to }} />
      </div>
      <QueryBoundary query={query} errorTitle={m.recorded_report_did_not_load()}>
        {({ rows, total }) => (
          <>
            <Card aria-busy={query.isPlaceholderData}>
              {rows.length === 0 ? (
                <EmptyState icon={ChartNoAxesColumn} title={m.recorded_report_empty()}>
                  {m.recorded_report_empty_text()}
                </EmptyState>
              ) : (
                <DataTable
                  caption={m.recorded_income()}
                  columns={columnsOf(by, rows)}
                  rows={[...rows, { ...total, ...(by === 'class' && sumsOf(rows)), isTotal: true }]}
                  rowKey={keyOf}
                />
              )}
            </Card>
            {total.feeUnknown > 0 && (
              <p className="m-0 text-small text-ink-2 num">
                {m.recorded_fee_unknown({ count: total.feeUnknown })}
              </p>
            )}
          </>
        )}
      </QueryBoundary>
    </div>
  )
}

type MonthFieldProps = { label: string; value: string; onChange: (month: string) => void }

function MonthField({ label, value, onChange }: MonthFieldProps) {
  return (
    <label className="grid gap-1.5">
      <span className="label">{label}</span>
      <input
        type="month"
        className="input"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}

type Row = IncomeReportRow & { isTotal?: true }

/** What the classes of all rows cost students, and what was waived. */
function sumsOf(rows: readonly IncomeReportRow[]) {
  const sum = (of: (row: IncomeReportRow) => number | undefined) =>
    rows.reduce((total, it) => total + (of(it) ?? 0), 0)
  return {
    spent: sum((it) => it.spent),
    waived: sum((it) => it.waived),
  }
}

const keyOf = (it: Row) =>
  it.month ?? it.method ?? (it.isTotal ? 'total' : (it.class?.id ?? 'wallets'))

function RowName({ row }: { row: Row }) {
  if (row.isTotal) return m.recorded_total()
  if (row.month) return monthLabel(row.month)
  if (row.method) return methodName(row.method)
  return row.class ? <BilingualTitle>{row.class.name}</BilingualTitle> : m.recorded_into_wallets()
}

const money = (
  key: string,
  header: string,
  amount: (row: Row) => Kobo | undefined,
  /** In a card a sum of zero is left out. */
  isOptional = false,
): Column<Row> => ({
  ...{ key, header, label: header, alignEnd: true },
  wideOnly: (row) => isOptional && amount(row) === 0,
  cell: (row) => {
    const kobo = amount(row)
    if (kobo === undefined) return ''
    const text = kobo < 0 ? formatSignedNaira(kobo, false) : inNaira(kobo)
    return <span className="num whitespace-nowrap">{row.isTotal ? <b>{text}</b> : text}</span>
  },
})

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    header: m.recorded_income(),
    cell: (row) => (
      <b className="font-semibold">
        <RowName row={row} />
      </b>
    ),
  },
  money('received', m.recorded_gross(), (it) => it.received),
  money('refunded', m.payments_refunded(), (it) => it.refunded, true),
  money('fee', m.recorded_fee(), (it) => it.fee, true),
  money('net', m.recorded_net(), (it) => it.net),
]

const SPENT = money('spent', m.recorded_spent(), (it) => it.spent)
const WAIVED: Column<Row> = {
  key: 'waived',
  header: m.recorded_waivers(),
  label: m.recorded_waivers(),
  alignEnd: true,
  cell: ({ waived = 0, waivers }) =>
    waived === 0 ? (
      ''
    ) : (
      <span className="num">
        {/* a student in two classes would be counted twice in the sum of all */}
        {waivers === undefined
          ? inNaira(waived)
          : m.recorded_waived_of({ amount: nairaInText(waived), count: waivers })}
      </span>
    ),
}

/** By class also what was spent on it, and, if anything was, what was waived. */
function columnsOf(by: ReportGroup, rows: readonly IncomeReportRow[]): readonly Column<Row>[] {
  if (by !== 'class') return COLUMNS
  return rows.some((it) => it.waived) ? [...COLUMNS, SPENT, WAIVED] : [...COLUMNS, SPENT]
}
