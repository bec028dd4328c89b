import { queryOptions } from '@tanstack/react-query'
import { levelPrices } from '../../../contract/game.ts'
import { ask } from '../../api/ask.ts'

/** Where the game's calls go: '' for this site, or the game host of the settings (decisions §8). */
export type FindHost = () => Promise<string>

/** What each level is worth, asked once and kept (wallet-and-admin §7). */
export const levelPricesQuery = (host: FindHost) =>
  queryOptions({
    queryKey: ['level-prices'],
    queryFn: async ({ signal }) => {
      const { level_price } = await ask(levelPrices, {}, { signal, host: await host() })
      return level_price
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
