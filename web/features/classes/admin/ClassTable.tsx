import { BookOpen, Search } from 'lucide-react'
import { registrationEndsAt } from '../../../../contract/registration-window.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Card } from '../../../kit/Card.tsx'
import { type Column, DataTable, type Sort } from '../../../kit/DataTable.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Link } from '../../../kit/Link.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { paginate } from '../../../kit/paginate.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SortSelect } from '../../../kit/SortSelect.tsx'
import { ROWS_PER_PAGE, sortRows } from '../../../kit/table-rows.ts'
import { useTableState } from '../../../kit/use-table-state.ts'
import { closingText, priceText } from './class-format.ts'
import type { ManagedClassRow } from './queries.ts'
import './class-admin.css'
import { useSearch } from '../../../kit/use-search.ts'

const SORT_KEYS = ['name', 'amount', 'regclosedate', 'status'] as const
type SortKey = (typeof SORT_KEYS)[number]
const DEFAULT_SORT: Sort<SortKey> = { by: 'name', down: false }

const textOf = (it: ManagedClassRow) => `${it.name}\n${it.category}`

type ClassTableProps = {
  classes: readonly ManagedClassRow[]
  timezone: string
  addButton: React.ReactNode
}

/** All classes, searched by name and category, sorted, ten to a page (R-ACLASS-001 to R-ACLASS-006). */
export function ClassTable({ classes, timezone, addButton }: ClassTableProps) {
  const table = useTableState(SORT_KEYS, DEFAULT_SORT)
  const matches = useSearch(classes, textOf, table.search)
  const sorted = sortRows(matches, table.sort, (it, by) => sortValue(it, by, timezone))
  const { page, pageCount, items: pageRows } = paginate(sorted, table.page, ROWS_PER_PAGE)
  const columns = columnsIn(timezone)
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SearchBox
          placeholder="Search by name or category"
          value={table.search}
          onChange={table.onSearch}
        />
        {addButton}
      </div>
      <SortSelect columns={columns} sort={table.sort} onSort={table.onSort} />
      {pageRows.length === 0 ? (
        <NoClassesFound isFiltered={classes.length > 0} />
      ) : (
        <Card>
          <DataTable
            caption="Classes"
            columns={columns}
            rows={pageRows}
            rowKey={(it) => it.id}
            sort={table.sort}
            onSort={table.onSort}
            clickable
          />
        </Card>
      )}
      <Pagination page={page} pageCount={pageCount} onPage={table.onPage} />
    </>
  )
}

function sortValue(it: ManagedClassRow, by: SortKey, timezone: string): string | number {
  switch (by) {
    case 'amount':
      return it.price
    case 'regclosedate':
      return registrationEndsAt(it.registrationCloses, timezone) ?? Number.POSITIVE_INFINITY
    case 'status':
      return it.active ? 0 : 1
    default:
      return it.name
  }
}

function columnsIn(timezone: string): Column<ManagedClassRow, SortKey>[] {
  return [
    { key: 'name', header: 'Name', sortable: true, cell: (it) => <NameCell class={it} /> },
    {
      key: 'amount',
      header: 'Price/Type',
      sortable: true,
      cell: (it) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge kind={it.premium ? 'premium' : 'free'}>{it.premium ? 'Paid' : 'Free'}</Badge>
          {it.premium && <span className="num whitespace-nowrap">{priceText(it)}</span>}
        </span>
      ),
    },
    {
      key: 'regclosedate',
      header: 'Registration Close',
      label: 'Registration closes',
      sortable: true,
      cell: (it) => (
        <span className="num whitespace-nowrap">
          {closingText(it.registrationCloses, timezone)}
        </span>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      sortable: true,
      cell: (it) => <Badge kind={it.active ? 'active' : 'inactive'} />,
    },
  ]
}

/** The link that a click anywhere in the row follows. The page of the class links back to this list state. */
function NameCell({ class: managedClass }: { class: ManagedClassRow }) {
  return (
    <>
      <Link
        to={paths.admin.class(managedClass.id)}
        state={{ list: location.search }}
        className="font-semibold"
      >
        <BilingualTitle>{managedClass.name}</BilingualTitle>
      </Link>
      <span className="block text-small text-ink-2">
        <MixedScriptText text={managedClass.category} />
      </span>
    </>
  )
}

function NoClassesFound({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Card>
      <EmptyState icon={isFiltered ? Search : BookOpen} title="No classes found">
        {isFiltered ? 'No classes match your search' : 'Get started by adding a new class.'}
      </EmptyState>
    </Card>
  )
}
