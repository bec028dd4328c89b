import { queryOptions } from '@tanstack/react-query'
import { adminReport } from '../../../../contract/admin.ts'
import { callApi } from '../../../api/call-api.ts'

/** The administrators' report: asked for at every mount and every return to the page (R-ADASH-012). */
export const reportQuery = queryOptions({
  queryKey: ['admin-report'],
  queryFn: ({ signal }) => callApi(adminReport, {}, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})
