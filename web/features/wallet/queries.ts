import { queryOptions } from '@tanstack/react-query'
import { getUserData } from '../../../contract/auth.ts'
import { getWalletHistory } from '../../../contract/wallet.ts'
import { ask } from '../../api/ask.ts'
import { signedIn } from '../../api/session.ts'

/** Every movement of one's own wallet, newest first. */
export const walletHistoryQuery = queryOptions({
  queryKey: ['wallet-history'],
  queryFn: ({ signal }) => ask(getWalletHistory, {}, { signal }),
})

/** The person as the server knows them now, taken over into the session: the balance may have changed elsewhere. */
export const freshUserQuery = queryOptions({
  queryKey: ['wallet-history', 'user'],
  queryFn: async ({ signal }) => {
    const user = await ask(getUserData, {}, { signal })
    signedIn(user)
    return user
  },
})
