import { CalendarCheck } from 'lucide-react'
import { useMemo } from 'react'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Card } from '../../../kit/Card.tsx'
import { type Column, DataTable, type Sort } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { EmptyCard } from '../../../kit/EmptyState.tsx'
import { emailText } from '../../../kit/email-text.ts'
import { Link } from '../../../kit/Link.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { paginate } from '../../../kit/paginate.ts'
import { SortSelect } from '../../../kit/SortSelect.tsx'
import { ROWS_PER_PAGE, sortRows } from '../../../kit/table-rows.ts'
import { useTableState } from '../../../kit/use-table-state.ts'
import type { AttendanceRow } from './queries.ts'

const SORT_KEYS = ['name', 'email', 'lesson', 'date'] as const
type SortKey = (typeof SORT_KEYS)[number]
const DEFAULT_SORT: Sort<SortKey> = { by: 'date', down: true }

/** The students who opened a lesson of a class, with the lesson and the time (R-ACLASS-021). */
export function AttendanceTable({ records }: { records: readonly AttendanceRow[] }) {
  const { sort, page: requestedPage, onSort, onPage } = useTableState(SORT_KEYS, DEFAULT_SORT)
  const { by, down } = sort
  // a large class has tens of thousands of rows, which a change of the page need not sort again
  const sorted = useMemo(() => sortRows(records, { by, down }, sortValue), [records, by, down])
  const { page, pageCount, items: pageRows } = paginate(sorted, requestedPage, ROWS_PER_PAGE)
  if (records.length === 0) {
    return (
      <EmptyCard icon={CalendarCheck} title={m.study_no_attendance_records()}>
        {m.study_no_attendance_hint()}
      </EmptyCard>
    )
  }
  return (
    <div className="grid gap-4">
      <SortSelect columns={columns} sort={sort} onSort={onSort} />
      <Card>
        <DataTable
          caption={m.study_attendance()}
          columns={columns}
          rows={pageRows}
          rowKey={(it) => pageRows.indexOf(it)}
          sort={sort}
          onSort={onSort}
        />
      </Card>
      <Pagination page={page} pageCount={pageCount} onPage={onPage} />
    </div>
  )
}

function sortValue(it: AttendanceRow, by: SortKey): string | number {
  if (by === 'date') return it.openedAt
  return by === 'lesson' ? it.subject : it[by]
}

const columns: Column<AttendanceRow, SortKey>[] = [
  {
    key: 'name',
    header: m.kit_name(),
    sortable: true,
    cell: (it) => (
      <Link to={paths.admin.student(it.studentId)} className="font-semibold">
        <bdi>{it.name}</bdi>
      </Link>
    ),
  },
  { key: 'email', header: m.kit_email(), sortable: true, cell: (it) => emailText(it.email) },
  {
    key: 'lesson',
    header: m.kit_lesson(),
    label: m.kit_lesson(),
    sortable: true,
    cell: (it) => <BilingualTitle>{it.subject}</BilingualTitle>,
  },
  {
    key: 'date',
    header: m.kit_date(),
    sortable: true,
    cell: (it) => (
      <span className="num whitespace-nowrap">
        <DateText at={it.openedAt} format="dateTime" />
      </span>
    ),
  },
]
