import { queryOptions } from '@tanstack/react-query'
import { getWalletHistory } from '../../../contract/wallet.ts'
import { ask } from '../../api/ask.ts'

/** Every movement of one's own wallet, newest first. */
export const walletHistoryQuery = queryOptions({
  queryKey: ['wallet-history'],
  queryFn: ({ signal }) => ask(getWalletHistory, {}, { signal }),
})
