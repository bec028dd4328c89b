import { queryOptions } from '@tanstack/react-query'
import { mailState } from '../../contract/messages/mail.ts'
import { adminKeys } from './admin-query-keys.ts'
import { callApi } from './call-api.ts'

/** Whether emails are delivered, for the texts of administrators that promise one (decision 0220). */
export const mailStateQuery = queryOptions({
  queryKey: adminKeys.mailState,
  queryFn: ({ signal }) => callApi(mailState, {}, { signal }),
  staleTime: 60_000,
})
