import { useSearchParams } from 'wouter'
import { scrollToListTop } from './scroll-to-top.ts'
import { parseFilters, parsePage, serializeFilters, type UrlFilterSet } from './url-filters.ts'

/**
 * The filters and the page of a list, stored in the query string: a reload, a copied link and Back return to the same
 * rows. A change of a filter returns to page 1. It adds a history entry (a choice), or with `replace` changes the
 * present one (typing).
 */
export function useUrlFilters<Values extends object>(filters: UrlFilterSet<Values>) {
  const [query, setQuery] = useSearchParams()
  const update = (changes: Partial<Values>, page: number, replace: boolean) =>
    setQuery((current) => serializeFilters(filters, current, changes, page), {
      replace,
      // the state of the history entry belongs to the page that navigated here
      state: history.state,
    })
  return {
    filters: parseFilters(filters, query),
    page: parsePage(query),
    setFilters: (changes: Partial<Values>, { replace = false } = {}) => update(changes, 1, replace),
    goToPage: (page: number) => {
      update({}, page, false)
      scrollToListTop()
    },
  }
}
