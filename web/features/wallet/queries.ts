import { queryOptions } from '@tanstack/react-query'
import { getWalletHistory } from '../../../contract/wallet.ts'
import { callApi } from '../../api/call-api.ts'

/** Every movement of one's own wallet, newest first. */
export const walletHistoryQuery = queryOptions({
  queryKey: ['wallet-history'],
  queryFn: ({ signal }) => callApi(getWalletHistory, {}, { signal }),
})
