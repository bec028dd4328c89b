import { queryOptions } from '@tanstack/react-query'
import { getUserData } from '../../contract/auth/auth.ts'
import { callApi } from './call-api.ts'
import { keys } from './query-keys.ts'
import { sessionToken, startSession } from './session.ts'

/**
 * Refreshes the signed-in user in the session store, which is the only place that holds the user; the query itself has
 * no data. Invalidate `keys.user` when the balance has changed. A failure is only logged (R-AUTH-055).
 */
export const refreshUserQuery = queryOptions({
  queryKey: keys.user,
  queryFn: async ({ signal }) => {
    const tokenAtStart = sessionToken()
    const user = await callApi(getUserData, {}, { signal }).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the failure is only logged (R-AUTH-055)
      console.info('The account could not be refreshed:', error)
      throw error
    })
    // the user may have signed out, or another may have signed in, during the request
    if (sessionToken() === tokenAtStart) startSession(user)
    return null
  },
})
