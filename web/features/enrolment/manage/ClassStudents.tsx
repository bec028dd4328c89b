import { Search, Users } from 'lucide-react'
import { Badge } from '../../../kit/Badge.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { type Column, DataTable, type Sort } from '../../../kit/DataTable.tsx'
import { date } from '../../../kit/dates.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Pager } from '../../../kit/Pager.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { inOrder, pageOf } from '../../../kit/table-rows.ts'
import { useTable } from '../../../kit/use-table.ts'
import { CopyButtons } from './CopyButtons.tsx'
import type { ClassStudent } from './queries.ts'

const KEYS = ['name', 'email', 'next', 'status'] as const
type Key = (typeof KEYS)[number]
const FIRST: Sort<Key> = { by: 'name', down: false }

/** The Students tab of a class: who is in it and until when (wallet-and-admin §2). The buttons copy those found. */
export function ClassStudents({ students }: { students: readonly ClassStudent[] }) {
  const table = useTable(KEYS, FIRST)
  const wanted = table.search.trim().toLowerCase()
  const found = students.filter(
    (it) => it.name.toLowerCase().includes(wanted) || it.email.toLowerCase().includes(wanted),
  )
  const { page, pages, shown } = pageOf(inOrder(found, table.sort, sortedBy), table.page)
  return (
    <div className="grid gap-4">
      <Card>
        <CardHead title="Enrolled Students">
          <CopyButtons students={found} />
        </CardHead>
        {students.length > 10 && (
          <div className="border-b border-line p-(--pad)">
            <SearchBox
              placeholder="Search by name or email"
              value={table.search}
              onChange={table.onSearch}
            />
          </div>
        )}
        {shown.length === 0 ? (
          <NoStudents isSearch={students.length > 0} />
        ) : (
          <DataTable
            caption="Enrolled Students"
            columns={columns}
            rows={shown}
            keyOf={(it) => it.id}
            sort={table.sort}
            onSort={table.onSort}
          />
        )}
      </Card>
      <Pager page={page} pages={pages} onPage={table.onPage} />
    </div>
  )
}

function sortedBy(it: ClassStudent, by: Key): string | number {
  // what never ends comes after every end
  if (by === 'next') return it.paidUntil === 0 ? Number.POSITIVE_INFINITY : it.paidUntil
  return it[by]
}

const columns: Column<ClassStudent, Key>[] = [
  {
    key: 'name',
    head: 'Name',
    sortable: true,
    cell: (it) => <bdi className="font-semibold">{it.name}</bdi>,
  },
  { key: 'email', head: 'Email', sortable: true, cell: (it) => it.email },
  {
    key: 'next',
    head: 'Next Subscription',
    label: 'Next subscription',
    sortable: true,
    cell: (it) => (
      <span className="num whitespace-nowrap">
        {it.paidUntil === 0 ? 'Free Class' : date(it.paidUntil)}
      </span>
    ),
  },
  {
    key: 'status',
    head: 'Status',
    sortable: true,
    cell: ({ status }) => (
      <Badge kind={status === 'active' ? 'active' : 'inactive'}>{capitalised(status)}</Badge>
    ),
  },
]

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function NoStudents({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState
      icon={isSearch ? Search : Users}
      title={isSearch ? 'No students found' : 'No students enrolled'}
    >
      {isSearch && 'No students match your search'}
    </EmptyState>
  )
}
