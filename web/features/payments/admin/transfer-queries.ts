import { queryOptions } from '@tanstack/react-query'
import { findTransferCases } from '../../../../contract/payments/transfers.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

/** Transfers that were not credited, the open ones first. */
export const transferCasesQuery = queryOptions({
  queryKey: adminKeys.transferCases,
  queryFn: ({ signal }) => callApi(findTransferCases, {}, { signal }),
})
