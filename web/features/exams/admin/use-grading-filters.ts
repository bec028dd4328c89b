import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'

const SEARCH_DEBOUNCE_MS = 250

/** What is looked for and the page, kept in the address. The server is asked once the typing rests. */
export function useGradingFilters() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const setFilters = (filters: { search: string; page: number }, replace: boolean) => {
    const next = new URLSearchParams()
    if (filters.search) next.set('search', filters.search)
    if (filters.page > 1) next.set('page', String(filters.page))
    setParams(next, { replace })
  }
  return {
    search,
    debouncedFilters: { search: useDebouncedTrimmed(search), page },
    onSearch: (text: string) => setFilters({ search: text, page: 1 }, true),
    onPage: (nextPage: number) => {
      setFilters({ search, page: nextPage }, false)
      window.scrollTo(0, 0)
    },
  }
}

function useDebouncedTrimmed(text: string) {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
