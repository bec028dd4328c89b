import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type BinKind, getBin } from '../../../../contract/bin/bin.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

/** One page of the bin; the previous one is displayed while it loads. Refetched at every visit. */
export function binQuery({ kind, page }: { kind: BinKind | undefined; page: number }) {
  return queryOptions({
    queryKey: adminKeys.bin({ kind, page }),
    queryFn: ({ signal }) =>
      callApi(getBin, { page, ...(kind === undefined ? {} : { kind }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
