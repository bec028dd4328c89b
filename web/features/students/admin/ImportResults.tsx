import { Download } from 'lucide-react'
import { useState } from 'react'
import {
  hasEffect,
  hasProblem,
  type ImportClassOutcome,
  type ImportResult,
  type ImportRow,
} from '../../../../contract/admin/student-import.ts'
import { escapeFormulas } from '../../../../contract/platform/csv-formulas.ts'
import { m } from '../../../../messages/m.ts'
import { classNames } from '../../../kit/class-names.ts'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { inNaira } from '../../../kit/naira.ts'
import { Pagination } from '../../../kit/Pagination.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { Text } from '../../../kit/Text.tsx'
import { SamePaymentText } from '../../payments/shared/recorded/SamePaymentText.tsx'

const OUTCOME_LABELS: Record<ImportResult, string> = {
  add: m.students_row_add(),
  enrol: m.students_row_has_account(),
  taken: m.students_row_taken(),
  twice: m.students_row_twice(),
  'no-name': m.students_row_no_name(),
  'no-email': m.students_row_no_email(),
  'bad-email': m.students_row_bad_email(),
  'bad-phone': m.students_row_bad_phone(),
  'bad-name': m.students_row_bad_name(),
  'staff-name': m.students_row_staff_name(),
  'bad-amount': m.recorded_row_bad_amount(),
}

const CLASS_LABELS: Record<ImportClassOutcome, string> = {
  done: m.students_class_done(),
  already: m.students_class_already(),
  'not-enrolled': m.students_class_not_enrolled(),
  'not-found': m.students_class_not_found(),
  confirming: m.students_class_confirming(),
  'no-money': m.students_class_no_money(),
  'unknown-class': m.students_class_unknown(),
  'ambiguous-class': m.students_class_ambiguous(),
}

function rowText(it: ImportRow): string {
  if (it.outcome === 'bad-name' && it.name.includes('\ufffd')) return m.students_row_broken_name()
  if (it.outcome !== 'enrol') return OUTCOME_LABELS[it.outcome]
  return it.account === undefined ? m.students_row_earlier_student() : OUTCOME_LABELS.enrol
}

/** The classes of a row that has a student. */
const readClasses = ({ outcome, classes = [] }: ImportRow) =>
  outcome === 'add' || outcome === 'enrol' ? classes : []

/** The outcome of a row: its account, and each of its classes. */
function RowOutcome({ row }: { row: ImportRow }) {
  const tone =
    row.outcome === 'add'
      ? 'text-success-ink'
      : row.outcome === 'enrol'
        ? 'text-ink-2'
        : 'text-danger-ink'
  return (
    <div className="grid gap-1 text-small">
      <span className={tone}>
        {rowText(row)}
        {row.account && row.account !== row.name && (
          <>
            : <bdi>{row.account}</bdi>
          </>
        )}
      </span>
      {row.isPhoneLost && <span className="text-warning-ink">{m.students_row_phone_lost()}</span>}
      {row.paid !== undefined && (
        <span className="num text-ink-2">{m.recorded_row_paid({ amount: inNaira(row.paid) })}</span>
      )}
      {row.samePayment && (
        <span className="text-danger-ink">
          <SamePaymentText same={row.samePayment} />
        </span>
      )}
      {readClasses(row).map(({ name, outcome }) => (
        <span
          key={name}
          className={classNames(
            outcome === 'done' && 'text-success-ink',
            outcome === 'already' && 'text-ink-2',
            outcome !== 'done' && outcome !== 'already' && 'text-danger-ink',
          )}
        >
          <bdi className="font-semibold">{name}</bdi>: {CLASS_LABELS[outcome]}
        </span>
      ))}
    </div>
  )
}

const columns: readonly Column<ImportRow>[] = [
  {
    key: 'name',
    header: m.kit_student(),
    cell: (it) => (
      <>
        <b className="block font-semibold">
          <bdi>{it.name || '—'}</bdi>
        </b>
        <span className="text-small text-ink-2 wrap-anywhere">
          {it.hasNoEmail ? m.kit_no_email() : it.email || '—'}
        </span>
        {it.contact && (
          <span className="block text-small text-ink-2 wrap-anywhere">
            <Text of={m.students_import_contact} contact={it.contact} />
          </span>
        )}
      </>
    ),
  },
  {
    key: 'line',
    header: m.students_line(),
    label: m.students_line(),
    alignEnd: true,
    cell: (it) => it.line,
  },
  {
    key: 'outcome',
    header: m.students_outcome(),
    cell: (it) => <RowOutcome row={it} />,
  },
]

const PAGE_SIZE = 10

/** The rows that are partly or wholly left out, as a CSV file with the reasons, to be corrected and imported again. */
function leftOutRowsUrl(rows: readonly ImportRow[]) {
  const hasClasses = rows.some(({ classes }) => classes)
  const table = [
    [
      m.students_csv_name(),
      m.students_csv_email(),
      m.students_csv_phone(),
      ...(hasClasses ? [m.students_csv_class()] : []),
      m.students_csv_reason(),
    ],
    ...rows.map((it) => [
      ...[it.name, it.email, it.phone],
      ...(hasClasses ? [(it.classes ?? []).map(({ name }) => name).join('; ')] : []),
      reasonText(it),
    ]),
  ]
  const cell = (text: string) => `"${escapeFormulas(text).replaceAll('"', '""')}"`
  const csv = `\ufeff${table.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`
}

function reasonText(row: ImportRow): string {
  const { outcome, classes = [] } = row
  if (outcome !== 'add' && outcome !== 'enrol') return rowText(row)
  return [
    ...(row.paidOutcome === 'repeated' ? [m.recorded_row_repeated()] : []),
    ...classes
      .filter(({ outcome }) => outcome !== 'done')
      .map(({ name, outcome }) => `${name}: ${CLASS_LABELS[outcome]}`),
  ].join('; ')
}

type Filter = 'add' | 'part' | 'left'

/**
 * Every row of a file with its outcome: those that add something, those of them of which a class is left out, and those that are left
 * out. Each student is in the first or the last group, so that the two sum up to the file.
 */
export function ImportResults({ rows }: { rows: readonly ImportRow[] }) {
  const groups: Record<Filter, ImportRow[]> = {
    add: rows.filter(hasEffect),
    part: rows.filter((it) => hasEffect(it) && hasProblem(it)),
    left: rows.filter((it) => !hasEffect(it)),
  }
  const incompleteRows = rows.filter((it) => !hasEffect(it) || hasProblem(it))
  const [filter, setFilter] = useState<Filter>(
    groups.left.length > 0 ? 'left' : groups.part.length > 0 ? 'part' : 'add',
  )
  const [page, setPage] = useState(1)
  const visibleRows = groups[filter]
  const option = (value: Filter, label: (values: { count: number }) => string) => ({
    value,
    label: label({ count: groups[value].length }),
  })
  return (
    <>
      <SegmentedControl
        label={m.students_rows_file()}
        options={[
          option('add', m.students_rows_add),
          ...(groups.part.length > 0 ? [option('part', m.students_rows_part)] : []),
          option('left', m.students_rows_left),
        ]}
        value={filter}
        onChange={(it) => {
          setFilter(it)
          setPage(1)
        }}
      />
      {visibleRows.length === 0 ? (
        <p className="text-ink-2">
          {filter === 'add' ? m.students_no_row_file_added() : m.students_no_row_left_out()}
        </p>
      ) : (
        <div className="card overflow-clip">
          <DataTable
            caption={m.students_rows_file()}
            columns={columns}
            rows={visibleRows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            rowKey={(it) => it.line}
          />
        </div>
      )}
      {filter !== 'add' && incompleteRows.length > 0 && (
        <a
          className="btn btn-soft justify-self-start"
          href={leftOutRowsUrl(incompleteRows)}
          download="students_left_out.csv"
        >
          <Download className="icon" aria-hidden />
          {m.students_download_rows_left_out()}
        </a>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(visibleRows.length / PAGE_SIZE)}
        onPage={setPage}
      />
    </>
  )
}
