import { BookOpen, Search } from 'lucide-react'
import { registrationEndsAt } from '../../../../contract/registration-window.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Card } from '../../../kit/Card.tsx'
import { classNames } from '../../../kit/class-names.ts'
import { type Column, DataTable, type Sort } from '../../../kit/DataTable.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Link } from '../../../kit/Link.tsx'
import { ListFooter } from '../../../kit/ListFooter.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { type PageSize, pageSizeFilter } from '../../../kit/page-size.ts'
import { paginate } from '../../../kit/paginate.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SortSelect } from '../../../kit/SortSelect.tsx'
import { parseSort, serializeSort, sortRows } from '../../../kit/table-rows.ts'
import { textFilter, type UrlFilter } from '../../../kit/url-filters.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import { closingText, priceText } from './class-format.ts'
import type { ManagedClassRow } from './queries.ts'
import { StatusBadge } from './StatusBadge.tsx'
import './class-admin.css'
import { useSearch } from '../../../kit/use-search.ts'

const SORT_KEYS = ['name', 'amount', 'regclosedate', 'status'] as const
type SortKey = (typeof SORT_KEYS)[number]
const DEFAULT_SORT: Sort<SortKey> = { by: 'name', down: false }
const SORT_FILTER: UrlFilter<Sort<SortKey>> = {
  parse: (text) => parseSort(text, SORT_KEYS, DEFAULT_SORT),
  serialize: (sort) => serializeSort(sort, DEFAULT_SORT),
}
const ROWS_FILTER = pageSizeFilter()

const textOf = (it: ManagedClassRow) => `${it.name}\n${it.category}`

type ClassTableProps = {
  classes: readonly ManagedClassRow[]
  timezone: string
  addButton: React.ReactNode
}

/** All classes, searched by name and category, sorted, ten to a page or more (R-ACLASS-001 to R-ACLASS-006). */
export function ClassTable({ classes, timezone, addButton }: ClassTableProps) {
  const table = useClassTable()
  const matches = useSearch(classes, textOf, table.search)
  const sorted = sortRows(matches, table.sort, (it, by) => sortValue(it, by, timezone))
  const { page, items: pageRows } = paginate(sorted, table.page, table.rows)
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
        <Card className="class-rows">
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
      <ListFooter
        page={page}
        total={sorted.length}
        size={table.rows}
        onPage={table.onPage}
        onSize={table.onSize}
      />
    </>
  )
}

/** The search text, the order, the page and its size, stored in the query string. */
function useClassTable() {
  const { filters, page, setFilters, goToPage } = useUrlFilters({
    search: textFilter,
    sort: SORT_FILTER,
    rows: ROWS_FILTER,
  })
  return {
    ...filters,
    page,
    onSearch: (search: string) => setFilters({ search }, { replace: true }),
    onSort: (sort: Sort<SortKey>) => setFilters({ sort }, { replace: true }),
    onSize: (rows: PageSize) => setFilters({ rows }),
    onPage: goToPage,
  }
}

function sortValue(it: ManagedClassRow, by: SortKey, timezone: string): string | number {
  switch (by) {
    case 'amount':
      return it.price
    case 'regclosedate':
      return registrationEndsAt(it.registrationCloses, timezone) ?? Number.POSITIVE_INFINITY
    case 'status':
      return it.active ? 0 : it.draft ? 1 : 2
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
      cell: (it) => <ClosingCell class={it} timezone={timezone} />,
    },
    {
      key: 'status',
      header: 'Status',
      sortable: true,
      cell: (it) => <StatusBadge class={it} />,
    },
  ]
}

function ClosingCell({ class: it, timezone }: { class: ManagedClassRow; timezone: string }) {
  const isSet = registrationEndsAt(it.registrationCloses, timezone) !== null
  return (
    <span className={classNames('num whitespace-nowrap', !isSet && 'not-set')}>
      {closingText(it.registrationCloses, timezone)}
    </span>
  )
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
