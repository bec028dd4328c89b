import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'

const PAUSE_MS = 250

/** What is looked for and the page, kept in the address. The server is asked once the typing rests. */
export function useWanted() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const go = (wanted: { search: string; page: number }, replace: boolean) => {
    const next = new URLSearchParams()
    if (wanted.search) next.set('search', wanted.search)
    if (wanted.page > 1) next.set('page', String(wanted.page))
    setParams(next, { replace })
  }
  return {
    search,
    asked: { search: useRested(search), page },
    onSearch: (text: string) => go({ search: text, page: 1 }, true),
    onPage: (to: number) => {
      go({ search, page: to }, false)
      window.scrollTo(0, 0)
    },
  }
}

function useRested(text: string) {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
