import { useQuery } from '@tanstack/react-query'
import type { AppSettings } from '../../../contract/settings.ts'
import { messageOf } from '../../api/ask.ts'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { Prose } from '../../kit/Prose.tsx'
import { SkeletonRows, Waiting } from '../../kit/Skeleton.tsx'
import { settingsQuery } from './queries.ts'

type SchoolTextProps = {
  of: (settings: AppSettings) => string
  /** What stands there until the school has written something. */
  otherwise: string
}

/** A text of the school's own, from its settings. */
export function SchoolText({ of, otherwise }: SchoolTextProps) {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery)
  if (data) return <Prose text={of(data).trim() || otherwise} links />
  if (!error) {
    return (
      <Waiting>
        <SkeletonRows rows={2} />
      </Waiting>
    )
  }
  return (
    <FailedNote busy={isFetching} onRetry={() => void refetch()}>
      This text did not load. {messageOf(error)}
    </FailedNote>
  )
}
