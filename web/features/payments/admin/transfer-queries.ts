import { findTransferCases } from '../../../../contract/payments/transfers.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'

/** Transfers that were not credited, the open ones first. */
export const transferCasesQuery = callQuery(findTransferCases, {}, adminKeys.transferCases)
