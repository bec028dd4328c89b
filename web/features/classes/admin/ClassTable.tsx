import { BookOpen, Search } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { Card } from '../../../kit/Card.tsx'
import { DataTable, type Sort } from '../../../kit/DataTable.tsx'
import { EmptyCard } from '../../../kit/EmptyState.tsx'
import { ListFooter } from '../../../kit/ListFooter.tsx'
import { type PageSize, pageSizeFilter } from '../../../kit/page-size.ts'
import { paginate } from '../../../kit/paginate.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SortSelect } from '../../../kit/SortSelect.tsx'
import { parseSort, serializeSort, sortRows } from '../../../kit/table-rows.ts'
import { textFilter, type UrlFilter } from '../../../kit/url-filters.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import type { ManagedClassRow } from '../shared/managed-classes-query.ts'
import './class-admin.css'
import { useSearch } from '../../../kit/use-search.ts'
import { columnsIn, SORT_KEYS, type SortKey, sortValue } from './class-columns.tsx'

const DEFAULT_SORT: Sort<SortKey> = { by: 'name', down: false }
const SORT_FILTER: UrlFilter<Sort<SortKey>> = {
  parse: (text) => parseSort(text, SORT_KEYS, DEFAULT_SORT),
  serialize: (sort) => serializeSort(sort, DEFAULT_SORT),
}
const ROWS_FILTER = pageSizeFilter()

const textOf = (it: ManagedClassRow) => `${it.name}\n${it.category}\n${it.aliases ?? ''}`

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
          placeholder={m.classes_search_name_category()}
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
            caption={m.kit_classes()}
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

function NoClassesFound({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyCard icon={isFiltered ? Search : BookOpen} title={m.classes_no_classes_found()}>
      {isFiltered ? m.classes_no_classes_match_search() : m.classes_none_yet()}
    </EmptyCard>
  )
}
