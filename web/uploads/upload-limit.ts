import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '../api/admin-query-keys.ts'
import { callApi } from '../api/call-api.ts'

/** The largest file that the server accepts, in bytes. */
export const uploadLimitQuery = queryOptions({
  queryKey: adminKeys.uploadLimit,
  queryFn: async ({ signal }) => {
    const { getUploads } = await import('../../contract/uploads/uploads.ts')
    return (await callApi(getUploads, {}, { signal })).maxBytes
  },
  // part of the server's configuration
  staleTime: Number.POSITIVE_INFINITY,
})
