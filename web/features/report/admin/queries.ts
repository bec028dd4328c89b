import { adminReport } from '../../../../contract/admin/admin.ts'
import { adminOverview } from '../../../../contract/admin/admin-overview.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'

/** The report of the dashboard. Refetched at every mount and every return to the page (R-ADASH-012). */
export const reportQuery = callQuery(adminReport, {}, adminKeys.adminReport, {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})

/** The figures of the dashboard beside the report, refetched like it. */
export const overviewQuery = callQuery(adminOverview, {}, adminKeys.adminOverview, {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})
