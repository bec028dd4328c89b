import { useSearchParams } from 'wouter'
import { LEVELS, type Level } from '../../../../contract/game.ts'

type Place = { level: Level; search: string; page: number }

/** The level, what is looked for and the page, kept in the address, so that a reload returns to the same place. */
export function useBankPlace() {
  const [params, setParams] = useSearchParams()
  const place: Place = {
    level: LEVELS.find((it) => it === params.get('level')) ?? 'easy',
    search: params.get('search') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }
  const go = (to: Place, replace: boolean) => {
    const next = new URLSearchParams()
    if (to.level !== 'easy') next.set('level', to.level)
    if (to.search) next.set('search', to.search)
    if (to.page > 1) next.set('page', String(to.page))
    setParams(next, { replace })
  }
  return {
    ...place,
    pick: (level: Level) => go({ ...place, level, page: 1 }, false),
    look: (search: string) => go({ ...place, search, page: 1 }, true),
    turnTo: (page: number) => {
      go({ ...place, page }, false)
      window.scrollTo(0, 0)
    },
  }
}
