import { useSearchParams } from 'wouter'
import type { ClassFilters } from './class-filters.ts'
import { scrollToTop } from './scroll-to-top.ts'

const NO_FILTERS: ClassFilters & { page: number } = {
  category: '',
  search: '',
  price: 'all',
  page: 1,
}

/**
 * What is wanted of a list of classes, kept in the address, so that Back from a class returns to the
 * same place in the list. Typing replaces the entry in the history, a choice adds one.
 */
export function useClassFilters() {
  const [params, setParams] = useSearchParams()
  const price = params.get('price')
  const filters: ClassFilters & { page: number } = {
    category: params.get('category')?.trim() ?? '',
    search: params.get('search') ?? '',
    price: price === 'free' || price === 'paid' ? price : 'all',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }

  const change = (changes: Partial<typeof filters>, replace = true) => {
    const next = { ...filters, page: 1, ...changes }
    const entries = Object.entries(next).filter(
      ([name, value]) => value !== NO_FILTERS[name as keyof typeof NO_FILTERS],
    )
    setParams(
      entries.map(([name, value]) => [name, String(value)]),
      { replace },
    )
  }

  const goToPage = (page: number) => {
    change({ page }, false)
    scrollToTop()
  }

  return { wanted: filters, change, turnTo: goToPage }
}
