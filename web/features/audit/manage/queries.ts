import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getAuditLog } from '../../../../contract/audit.ts'
import { ask } from '../../../api/ask.ts'

/** What is wanted of the log: a kind of act, a person by name or email, '' for all. */
export type Wanted = { act: string; person: string; page: number }

/** One page of the log; the last one stays until the next has come. Others write in it, so it is never kept for long. */
export function auditQuery({ act, person, page }: Wanted) {
  return queryOptions({
    queryKey: ['audit', { act, person: person.trim(), page }],
    queryFn: ({ signal }) => ask(getAuditLog, { act, person, page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
