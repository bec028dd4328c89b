import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  BIN_DAYS,
  type BinKind,
  deletionImpactText,
  getDeletionImpact,
} from '../../contract/bin/bin.ts'
import { adminKeys } from '../api/admin-query-keys.ts'
import { callApi } from '../api/call-api.ts'

const impactQuery = (kind: BinKind, itemId: number) =>
  queryOptions({
    queryKey: adminKeys.deletionImpact(kind, itemId),
    queryFn: ({ signal }) => callApi(getDeletionImpact, { kind, itemId }, { signal }),
    staleTime: 0,
  })

type DeletionImpactProps = {
  kind: BinKind
  itemId: number
  /** The consequence for the affected data: 'They are kept.' */
  consequence: string
}

/** The data that a deletion affects, and that it can be restored; part of the confirmation. */
export function DeletionImpact({ kind, itemId, consequence }: DeletionImpactProps) {
  const { data, isError } = useQuery(impactQuery(kind, itemId))
  const concerned = data ? deletionImpactText(data) : ''
  return (
    <span className="mt-3 grid gap-2">
      <span aria-live="polite">
        {!data && !isError && 'Counting what it concerns…'}
        {concerned !== '' && (
          <>
            It concerns <b className="text-ink">{concerned}</b>. {consequence}
          </>
        )}
      </span>
      <span>You can restore it from the bin for {BIN_DAYS} days.</span>
    </span>
  )
}
