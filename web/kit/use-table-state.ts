import type { Sort } from './DataTable.tsx'
import { parseSort, serializeSort } from './table-rows.ts'
import { textFilter, type UrlFilter } from './url-filters.ts'
import { useUrlFilters } from './use-url-filters.ts'

/** The search text, the order and the page of a table, stored in the query string. Only a page adds a history entry. */
export function useTableState<Key extends string>(keys: readonly Key[], defaultSort: Sort<Key>) {
  const sort: UrlFilter<Sort<Key>> = {
    parse: (text) => parseSort(text, keys, defaultSort),
    serialize: (value) => serializeSort(value, defaultSort),
  }
  const { filters, page, setFilters, goToPage } = useUrlFilters({ search: textFilter, sort })
  return {
    ...filters,
    page,
    onSearch: (search: string) => setFilters({ search }, { replace: true }),
    onSort: (sort: Sort<Key>) => setFilters({ sort }, { replace: true }),
    onPage: goToPage,
  }
}
