import { useSearchParams } from 'wouter'
import { LEVELS, type Level } from '../../../../contract/game.ts'

type BankFilters = { level: Level; search: string; page: number }

/** The level, what is looked for and the page, kept in the address, so that a reload returns to the same place. */
export function useQuestionFilters() {
  const [params, setParams] = useSearchParams()
  const filters: BankFilters = {
    level: LEVELS.find((it) => it === params.get('level')) ?? 'easy',
    search: params.get('search') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }
  const setFilters = (newFilters: BankFilters, replace: boolean) => {
    const next = new URLSearchParams()
    if (newFilters.level !== 'easy') next.set('level', newFilters.level)
    if (newFilters.search) next.set('search', newFilters.search)
    if (newFilters.page > 1) next.set('page', String(newFilters.page))
    setParams(next, { replace })
  }
  return {
    ...filters,
    selectLevel: (level: Level) => setFilters({ ...filters, level, page: 1 }, false),
    setSearch: (search: string) => setFilters({ ...filters, search, page: 1 }, true),
    goToPage: (page: number) => {
      setFilters({ ...filters, page }, false)
      window.scrollTo(0, 0)
    },
  }
}
