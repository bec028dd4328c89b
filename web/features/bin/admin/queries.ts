import { type BinKind, getBin } from '../../../../contract/bin/bin.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../api/call-query.ts'

/** One page of the bin; the previous one is displayed while it loads. Refetched at every visit. */
export function binQuery({ kind, page }: { kind: BinKind | undefined; page: number }) {
  return pageQuery(
    getBin,
    { page, ...(kind === undefined ? {} : { kind }) },
    adminKeys.bin({ kind, page }),
    { staleTime: 0 },
  )
}
