import { queryOptions } from '@tanstack/react-query'
import { getUserData } from '../../contract/auth.ts'
import { callApi } from './call-api.ts'
import { keys } from './query-keys.ts'
import { sessionToken, startSession } from './session.ts'

/**
 * The signed-in person as the server knows them now; what comes replaces the stored user. A failure is only
 * logged (R-AUTH-055). Invalidate it when the wallet has moved.
 */
export const userQuery = queryOptions({
  queryKey: keys.user,
  queryFn: async ({ signal }) => {
    const tokenAtStart = sessionToken()
    const user = await callApi(getUserData, {}, { signal }).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: it is only logged (R-AUTH-055)
      console.info('The account could not be refreshed:', error)
      throw error
    })
    // whoever has signed out meanwhile stays out
    if (sessionToken() === tokenAtStart) startSession(user)
    return user
  },
})
