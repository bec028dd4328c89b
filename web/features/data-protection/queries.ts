import { queryOptions } from '@tanstack/react-query'
import { getPrivacyNotice } from '../../../contract/privacy/data-protection.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

/** The privacy notice in the language of the reader. */
export const noticeQuery = queryOptions({
  queryKey: keys.privacyNotice,
  queryFn: ({ signal }) => callApi(getPrivacyNotice, {}, { signal }),
})
