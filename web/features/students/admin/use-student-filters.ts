import { useSearchParams } from 'wouter'
import { studentSortKeys } from '../../../../contract/admin.ts'
import type { StudentFilters } from './queries.ts'

const DEFAULT_FILTERS: StudentFilters = { search: '', sort: 'joined', isDescending: true, page: 1 }

/** What is wanted of the list, kept in the address. Typing replaces the entry in the history, a choice adds one. */
export function useStudentFilters() {
  const [params, setParams] = useSearchParams()
  const filters: StudentFilters = {
    search: params.get('search') ?? '',
    sort: studentSortKeys.find((it) => it === params.get('sort')) ?? DEFAULT_FILTERS.sort,
    isDescending: params.get('order') !== 'asc',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }

  const setFilters = (changes: Partial<StudentFilters>, replace: boolean) => {
    const { search, sort, isDescending, page } = { ...filters, page: 1, ...changes }
    const next = new URLSearchParams()
    if (search) next.set('search', search)
    if (sort !== DEFAULT_FILTERS.sort) next.set('sort', sort)
    if (!isDescending) next.set('order', 'asc')
    if (page > 1) next.set('page', String(page))
    setParams(next, { replace })
  }
  const goToPage = (page: number) => {
    setFilters({ page }, false)
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return { wanted: filters, change: setFilters, turnTo: goToPage }
}
