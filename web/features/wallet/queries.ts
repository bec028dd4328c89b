import { queryOptions } from '@tanstack/react-query'
import { getWalletHistory } from '../../../contract/wallet.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

/** The ledger entries of the user's wallet, newest first. */
export const walletHistoryQuery = queryOptions({
  queryKey: keys.walletHistory,
  queryFn: ({ signal }) => callApi(getWalletHistory, {}, { signal }),
})
