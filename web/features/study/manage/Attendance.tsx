import { CalendarCheck } from 'lucide-react'
import { useMemo } from 'react'
import { Card } from '../../../kit/Card.tsx'
import { type Column, DataTable, type Sort } from '../../../kit/DataTable.tsx'
import { dateAndTime } from '../../../kit/dates.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Pager } from '../../../kit/Pager.tsx'
import { SortSelect } from '../../../kit/SortSelect.tsx'
import { inOrder, pageOf } from '../../../kit/table-rows.ts'
import { useTable } from '../../../kit/use-table.ts'
import type { AttendanceRow } from './queries.ts'

const KEYS = ['name', 'email', 'date'] as const
type Key = (typeof KEYS)[number]
const FIRST: Sort<Key> = { by: 'date', down: true }

/** The Attendance tab of a class: who opened a lesson, and when they first did (wallet-and-admin §2). */
export function Attendance({ records }: { records: readonly AttendanceRow[] }) {
  const { sort, page: wanted, onSort, onPage } = useTable(KEYS, FIRST)
  const { by, down } = sort
  // a large class has tens of thousands, which a page turned need not put in order again
  const ordered = useMemo(() => inOrder(records, { by, down }, sortedBy), [records, by, down])
  const { page, pages, shown } = pageOf(ordered, wanted)
  if (records.length === 0) {
    return (
      <Card>
        <EmptyState icon={CalendarCheck} title="No attendance records" />
      </Card>
    )
  }
  return (
    <div className="grid gap-4">
      <SortSelect columns={columns} sort={sort} onSort={onSort} />
      <Card>
        <DataTable
          caption="Attendance"
          columns={columns}
          rows={shown}
          keyOf={(it) => shown.indexOf(it)}
          sort={sort}
          onSort={onSort}
        />
      </Card>
      <Pager page={page} pages={pages} onPage={onPage} />
    </div>
  )
}

function sortedBy(it: AttendanceRow, by: Key): string | number {
  return by === 'date' ? it.openedAt : it[by]
}

const columns: Column<AttendanceRow, Key>[] = [
  {
    key: 'name',
    head: 'Name',
    sortable: true,
    cell: (it) => <bdi className="font-semibold">{it.name}</bdi>,
  },
  { key: 'email', head: 'Email', sortable: true, cell: (it) => it.email },
  {
    key: 'date',
    head: 'Date',
    sortable: true,
    cell: (it) => <span className="num whitespace-nowrap">{dateAndTime(it.openedAt)}</span>,
  },
]
