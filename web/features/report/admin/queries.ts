import { queryOptions } from '@tanstack/react-query'
import { adminReport } from '../../../../contract/admin/admin.ts'
import { adminOverview } from '../../../../contract/admin/admin-overview.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

/** The report of the dashboard. Refetched at every mount and every return to the page (R-ADASH-012). */
export const reportQuery = queryOptions({
  queryKey: adminKeys.adminReport,
  queryFn: ({ signal }) => callApi(adminReport, {}, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})

/** The figures of the dashboard beside the report, refetched like it. */
export const overviewQuery = queryOptions({
  queryKey: adminKeys.adminOverview,
  queryFn: ({ signal }) => callApi(adminOverview, {}, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})
