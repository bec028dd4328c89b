import { queryOptions } from '@tanstack/react-query'
import { adminReport } from '../../../../contract/admin.ts'
import { ask } from '../../../api/ask.ts'

/** The administrators' report: asked for at every mount and every return to the page (wallet-and-admin §7). */
export const reportQuery = queryOptions({
  queryKey: ['admin-report'],
  queryFn: ({ signal }) => ask(adminReport, {}, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})
