import { Download } from 'lucide-react'
import { useState } from 'react'
import { escapeFormulas } from '../../../../contract/csv-formulas.ts'
import type { ImportResult, ImportRow } from '../../../../contract/student-import.ts'
import { classNames } from '../../../kit/class-names.ts'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'

const OUTCOME_LABELS: Record<ImportResult, string> = {
  add: 'Will be added',
  taken: 'Already has an account',
  twice: 'Appears earlier in the file',
  'no-name': 'The name is missing',
  'no-email': 'The email is missing',
  'bad-email': 'The email is not valid',
  'bad-phone': 'The phone number is not valid',
  'bad-name': 'The name is too long or contains hidden characters',
  'staff-name': 'The name is reserved for the staff',
}

const columns: readonly Column<ImportRow>[] = [
  {
    key: 'name',
    header: 'Student',
    cell: (it) => (
      <>
        <b className="block font-semibold">
          <bdi>{it.name || '—'}</bdi>
        </b>
        <span className="text-small text-ink-2">{it.email || '—'}</span>
      </>
    ),
  },
  { key: 'line', header: 'Line', label: 'Line', alignEnd: true, cell: (it) => it.line },
  {
    key: 'fate',
    header: 'Outcome',
    cell: (it) => (
      <span
        className={classNames(
          'text-small',
          it.fate === 'add' ? 'text-success-ink' : 'text-danger-ink',
        )}
      >
        {OUTCOME_LABELS[it.fate]}
      </span>
    ),
  },
]

const PAGE_SIZE = 10

/** The rows that are left out, as a CSV file with the reasons, to be corrected and imported again. */
function leftOutRowsUrl(rows: readonly ImportRow[]) {
  const table = [
    ['name', 'email', 'phone', 'reason'],
    ...rows.map(({ name, email, phone, fate }) => [name, email, phone, OUTCOME_LABELS[fate]]),
  ]
  const cell = (text: string) => `"${escapeFormulas(text).replaceAll('"', '""')}"`
  const csv = `\ufeff${table.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`
}

/** Every row of a file with its outcome: skipped rows and added rows. */
export function ImportResults({ rows }: { rows: readonly ImportRow[] }) {
  const skippedRows = rows.filter(({ fate }) => fate !== 'add')
  const addedRows = rows.filter(({ fate }) => fate === 'add')
  const [filter, setFilter] = useState<'add' | 'left'>(skippedRows.length > 0 ? 'left' : 'add')
  const [page, setPage] = useState(1)
  const visibleRows = filter === 'add' ? addedRows : skippedRows
  return (
    <>
      <SegmentedControl
        label="Rows of the file"
        options={[
          { value: 'add', label: `Will be added (${addedRows.length})` },
          { value: 'left', label: `Left out (${skippedRows.length})` },
        ]}
        value={filter}
        onChange={(it) => {
          setFilter(it)
          setPage(1)
        }}
      />
      {visibleRows.length === 0 ? (
        <p className="text-ink-2">
          {filter === 'add' ? 'No row of this file can be added.' : 'No row is left out.'}
        </p>
      ) : (
        <div className="card overflow-clip">
          <DataTable
            caption="Rows of the file"
            columns={columns}
            rows={visibleRows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            rowKey={(it) => it.line}
          />
        </div>
      )}
      {filter === 'left' && skippedRows.length > 0 && (
        <a
          className="btn btn-soft justify-self-start"
          href={leftOutRowsUrl(skippedRows)}
          download="students_left_out.csv"
        >
          <Download className="icon" aria-hidden />
          Download the rows left out
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
