import { queryOptions } from '@tanstack/react-query'
import { getUserData } from '../../contract/auth.ts'
import { ask } from './ask.ts'
import { signedIn, token } from './session.ts'

/**
 * The signed-in person as the server knows them now; what comes replaces the stored user. A failure is only
 * logged (student-area §7). Invalidate it when the wallet has moved.
 */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => {
    const asking = token()
    const user = await ask(getUserData, {}, { signal }).catch((fault: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the specification wants it logged and nothing more
      console.info('The account could not be refreshed:', fault)
      throw fault
    })
    // whoever has signed out meanwhile stays out
    if (token() === asking) signedIn(user)
    return user
  },
})
