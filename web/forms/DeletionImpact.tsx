import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  BIN_DAYS,
  type BinKind,
  deletionImpactText,
  getDeletionImpact,
} from '../../contract/bin/bin.ts'
import { m } from '../../messages/m.ts'
import { adminKeys } from '../api/admin-query-keys.ts'
import { callApi } from '../api/call-api.ts'
import { Text } from '../kit/Text.tsx'

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
        {!data && !isError && m.forms_counting_what_concerns()}
        {concerned !== '' && (
          <Text
            of={m.forms_concerns_concerned_consequence}
            concerned={<b className="text-ink">{concerned}</b>}
            consequence={consequence}
          />
        )}
      </span>
      <span>{m.forms_restore_within({ count: BIN_DAYS })}</span>
    </span>
  )
}
