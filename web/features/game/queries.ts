import { queryOptions } from '@tanstack/react-query'
import { levelPrices, quizDay } from '../../../contract/game/game.ts'
import { callApi } from '../../api/call-api.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'

/** The host of the game's calls: '' for this site, or the game host of the settings (R-GAME-039). */
export type FindHost = () => Promise<string>

/** The rewards of the levels, fetched once (R-GAME-024). */
export const levelPricesQuery = (findHost: FindHost) =>
  queryOptions({
    queryKey: keys.levelPrices,
    queryFn: async ({ signal }) => {
      const { rewards } = await callApi(levelPrices, {}, { signal, host: await findHost() })
      return rewards
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Whether the student has won today. A win invalidates it. */
export const quizDayQuery = callQuery(quizDay, {}, keys.quizDay)
