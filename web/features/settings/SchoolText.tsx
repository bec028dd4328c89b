import { useQuery } from '@tanstack/react-query'
import type { AppSettings } from '../../../contract/settings.ts'
import { messageOf } from '../../api/call-api.ts'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Prose } from '../../kit/Prose.tsx'
import { LoadingRegion, SkeletonRows } from '../../kit/Skeleton.tsx'
import { settingsQuery } from './queries.ts'

type SchoolTextProps = {
  select: (settings: AppSettings) => string
  /** What stands there until the school has written something. */
  fallback: string
}

/** A text of the school's own, from its settings. */
export function SchoolText({ select, fallback }: SchoolTextProps) {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery)
  if (data) return <Prose text={select(data).trim() || fallback} links />
  if (!error) {
    return (
      <LoadingRegion>
        <SkeletonRows rows={2} />
      </LoadingRegion>
    )
  }
  return (
    <ErrorNote isRetrying={isFetching} onRetry={() => void refetch()}>
      This text did not load. {messageOf(error)}
    </ErrorNote>
  )
}
