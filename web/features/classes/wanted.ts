import { useSearchParams } from 'wouter'
import type { Wanted } from './find-classes.ts'
import { toTop } from './to-top.ts'

const NOTHING: Wanted & { page: number } = { category: '', search: '', price: 'all', page: 1 }

/**
 * What is wanted of a list of classes, kept in the address, so that Back from a class returns to the
 * same place in the list. Typing replaces the entry in the history, a choice adds one.
 */
export function useWanted() {
  const [params, setParams] = useSearchParams()
  const price = params.get('price')
  const wanted: Wanted & { page: number } = {
    category: params.get('category')?.trim() ?? '',
    search: params.get('search') ?? '',
    price: price === 'free' || price === 'paid' ? price : 'all',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }

  const change = (to: Partial<typeof wanted>, replace = true) => {
    const next = { ...wanted, page: 1, ...to }
    const kept = Object.entries(next).filter(
      ([name, value]) => value !== NOTHING[name as keyof typeof NOTHING],
    )
    setParams(
      kept.map(([name, value]) => [name, String(value)]),
      { replace },
    )
  }

  const turnTo = (page: number) => {
    change({ page }, false)
    toTop()
  }

  return { wanted, change, turnTo }
}
