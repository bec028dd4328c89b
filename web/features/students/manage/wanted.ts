import { useSearchParams } from 'wouter'
import { studentOrders } from '../../../../contract/admin.ts'
import type { Wanted } from './queries.ts'

const USUAL: Wanted = { search: '', sort: 'joined', down: true, page: 1 }

/** What is wanted of the list, kept in the address. Typing replaces the entry in the history, a choice adds one. */
export function useWanted() {
  const [params, setParams] = useSearchParams()
  const wanted: Wanted = {
    search: params.get('search') ?? '',
    sort: studentOrders.find((it) => it === params.get('sort')) ?? USUAL.sort,
    down: params.get('order') !== 'asc',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }

  const change = (to: Partial<Wanted>, replace: boolean) => {
    const { search, sort, down, page } = { ...wanted, page: 1, ...to }
    const next = new URLSearchParams()
    if (search) next.set('search', search)
    if (sort !== USUAL.sort) next.set('sort', sort)
    if (!down) next.set('order', 'asc')
    if (page > 1) next.set('page', String(page))
    setParams(next, { replace })
  }
  const turnTo = (page: number) => {
    change({ page }, false)
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return { wanted, change, turnTo }
}
