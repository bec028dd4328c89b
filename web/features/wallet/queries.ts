import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { getAwaitedPayments } from '../../../contract/payments/payments.ts'
import { getTransferAccount } from '../../../contract/payments/transfers.ts'
import { getWalletHistory } from '../../../contract/wallet/wallet.ts'
import { callApi } from '../../api/call-api.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'
import { readNames, savedRead } from '../offline/shared/saved-read.ts'

/** The ledger entries of the user's wallet, newest first. */
export const walletHistoryQuery = callQuery(getWalletHistory, {}, keys.walletHistory)

/** The user's account number for transfers, from the device without a connection (R-PAY-003). */
export const transferAccountQuery = queryOptions({
  queryKey: keys.transferAccount,
  queryFn: ({ signal }) =>
    savedRead(
      readNames.transferAccount,
      () => callApi(getTransferAccount, {}, { signal }),
      // the number is needed where the bank is, also on a device that keeps no lesson
      ({ account }) => account !== null,
    ),
})

/** A card payment for a class whose outcome is awaited. */
export type ConfirmingClassPayment = z.output<typeof getAwaitedPayments.response>[number]

/** The user's card payments for classes whose outcome is awaited, newest first (decision 0440). */
export const awaitedPaymentsQuery = callQuery(getAwaitedPayments, {}, keys.awaitedPayments)
