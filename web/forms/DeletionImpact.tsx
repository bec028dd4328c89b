import { useQuery } from '@tanstack/react-query'
import {
  BIN_DAYS,
  type BinKind,
  getDeletionImpact,
  type DeletionImpact as Impact,
} from '../../contract/bin/bin.ts'
import { m } from '../../messages/m.ts'
import { adminKeys } from '../api/admin-query-keys.ts'
import { callQuery } from '../api/call-query.ts'
import { listText } from '../kit/list-text.ts'
import { Text } from '../kit/Text.tsx'

const impactQuery = (kind: BinKind, itemId: number) =>
  callQuery(getDeletionImpact, { kind, itemId }, adminKeys.deletionImpact(kind, itemId), {
    staleTime: 0,
  })

/** '34 enrolled students, 12 lessons and 7 submissions'; '' for nothing. */
function concernedText({ students, classes, lessons, submissions, certificates }: Impact): string {
  return listText([
    ...(students > 0 ? [m.bin_impact_students({ count: students })] : []),
    ...(classes > 0 ? [m.bin_impact_classes({ count: classes })] : []),
    ...(lessons > 0 ? [m.bin_impact_lessons({ count: lessons })] : []),
    ...(submissions > 0 ? [m.bin_impact_submissions({ count: submissions })] : []),
    ...(certificates > 0 ? [m.bin_impact_certificates({ count: certificates })] : []),
  ])
}

type DeletionImpactProps = {
  kind: BinKind
  itemId: number
  /** The consequence for the affected data: 'They are kept.' */
  consequence: string
}

/** The data that a deletion affects, and that it can be restored; part of the confirmation. */
export function DeletionImpact({ kind, itemId, consequence }: DeletionImpactProps) {
  const { data, isError } = useQuery(impactQuery(kind, itemId))
  const concerned = data ? concernedText(data) : ''
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
