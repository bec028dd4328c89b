import { useSearchParams } from 'wouter'
import type { Sort } from './DataTable.tsx'
import { parseSort, serializeSort } from './table-rows.ts'

/**
 * What is looked for in a table, its order and its page, kept in the address beside whatever else is there, so that
 * Back returns to the same place. Typing and ordering replace the entry in the history, a page adds one.
 */
export function useTableState<Key extends string>(keys: readonly Key[], defaultSort: Sort<Key>) {
  const [params, setParams] = useSearchParams()
  const update = (changes: Record<string, string>, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      // what brought the person here stays with the entry
      { replace, state: history.state },
    )
  return {
    search: params.get('search') ?? '',
    sort: parseSort(params.get('sort'), keys, defaultSort),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    onSearch: (search: string) => update({ search, page: '' }, true),
    onSort: (sort: Sort<Key>) => update({ sort: serializeSort(sort, defaultSort), page: '' }, true),
    onPage: (page: number) => {
      update({ page: page === 1 ? '' : String(page) }, false)
      scrollToListTop()
    },
  }
}

/** A page of a list begins at its top: that of the tab it stands in, or of the whole page. */
function scrollToListTop() {
  const tab = document.querySelector('[role=tabpanel]')
  if (tab) tab.scrollIntoView()
  else window.scrollTo(0, 0)
}
