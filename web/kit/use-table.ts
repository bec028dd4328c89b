import { useSearchParams } from 'wouter'
import type { Sort } from './DataTable.tsx'
import { readSort, writeSort } from './table-rows.ts'

/**
 * What is looked for in a table, its order and its page, kept in the address beside whatever else is there, so that
 * Back returns to the same place. Typing and ordering replace the entry in the history, a page adds one.
 */
export function useTable<Key extends string>(keys: readonly Key[], first: Sort<Key>) {
  const [params, setParams] = useSearchParams()
  const set = (changes: Record<string, string>, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
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
    sort: readSort(params.get('sort'), keys, first),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    onSearch: (search: string) => set({ search, page: '' }, true),
    onSort: (sort: Sort<Key>) => set({ sort: writeSort(sort, first), page: '' }, true),
    onPage: (page: number) => {
      set({ page: page === 1 ? '' : String(page) }, false)
      toTopOfList()
    },
  }
}

/** A page of a list begins at its top: that of the tab it stands in, or of the whole page. */
function toTopOfList() {
  const tab = document.querySelector('[role=tabpanel]')
  if (tab) tab.scrollIntoView()
  else window.scrollTo(0, 0)
}
