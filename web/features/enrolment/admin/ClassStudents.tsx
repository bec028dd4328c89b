import { Search, Users } from 'lucide-react'
import { Badge } from '../../../kit/Badge.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { type Column, DataTable, type Sort } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { paginate } from '../../../kit/paginate.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { ROWS_PER_PAGE, sortRows } from '../../../kit/table-rows.ts'
import { useSearch } from '../../../kit/use-search.ts'
import { useTableState } from '../../../kit/use-table-state.ts'
import { CopyContactButtons } from './CopyContactButtons.tsx'
import type { ClassStudent } from './queries.ts'

const SORT_KEYS = ['name', 'email', 'next', 'status'] as const
type SortKey = (typeof SORT_KEYS)[number]
const DEFAULT_SORT: Sort<SortKey> = { by: 'name', down: false }

const textOf = (it: ClassStudent) => `${it.name}\n${it.email}`

/** The Students tab of a class: its students and their paid period (R-ACLASS-020). The buttons copy the filtered ones. */
export function ClassStudents({ students }: { students: readonly ClassStudent[] }) {
  const table = useTableState(SORT_KEYS, DEFAULT_SORT)
  const matches = useSearch(students, textOf, table.search)
  const {
    page,
    pageCount,
    items: pageRows,
  } = paginate(sortRows(matches, table.sort, sortValue), table.page, ROWS_PER_PAGE)
  return (
    <div className="grid gap-4">
      <Card>
        <CardHead title="Enrolled Students">
          <CopyContactButtons students={matches} />
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
        {pageRows.length === 0 ? (
          <NoStudents isFiltered={students.length > 0} />
        ) : (
          <DataTable
            caption="Enrolled Students"
            columns={columns}
            rows={pageRows}
            rowKey={(it) => it.id}
            sort={table.sort}
            onSort={table.onSort}
          />
        )}
      </Card>
      <Pagination page={page} pageCount={pageCount} onPage={table.onPage} />
    </div>
  )
}

function sortValue(it: ClassStudent, by: SortKey): string | number {
  // unlimited access sorts after every end date
  if (by === 'next') return it.paidUntil === 0 ? Number.POSITIVE_INFINITY : it.paidUntil
  return it[by]
}

const columns: Column<ClassStudent, SortKey>[] = [
  {
    key: 'name',
    header: 'Name',
    sortable: true,
    cell: (it) => <bdi className="font-semibold">{it.name}</bdi>,
  },
  { key: 'email', header: 'Email', sortable: true, cell: (it) => it.email },
  {
    key: 'next',
    header: 'Next Subscription',
    label: 'Next subscription',
    sortable: true,
    cell: (it) => (
      <span className="num whitespace-nowrap">
        {it.paidUntil === 0 ? 'Free Class' : <DateText at={it.paidUntil} />}
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    cell: ({ status }) => (
      <Badge kind={status === 'active' ? 'active' : 'inactive'}>{capitalize(status)}</Badge>
    ),
  },
]

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function NoStudents({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      icon={isFiltered ? Search : Users}
      title={isFiltered ? 'No students found' : 'No students enrolled'}
    >
      {isFiltered && 'No students match your search'}
    </EmptyState>
  )
}
